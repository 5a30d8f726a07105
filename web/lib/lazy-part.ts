import { type ComponentType, createElement, type LazyExoticComponent, lazy, Suspense } from 'react'

/** A part that comes after the first paint of its page, by its name in its module: nobody needs it before. */
export function lazyPart<Name extends string, Props>(
  load: () => Promise<{ readonly [Key in Name]: ComponentType<Props> }>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().then((module) => ({ default: module[name] })))
}

/** The same for a part in whose place there is nothing until then, a dialog for example. */
export function laterPart<Name extends string, Props extends object>(
  load: () => Promise<{ readonly [Key in Name]: ComponentType<Props> }>,
  name: Name,
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazyPart(load, name)
  return (props) => createElement(Suspense, { fallback: null }, createElement(Part, props))
}
