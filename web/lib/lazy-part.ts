import { type ComponentType, createElement, type LazyExoticComponent, lazy, Suspense } from 'react'
import { afterStart } from './after-start.ts'

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

/**
 * A part that nobody waits for: it comes when the page's start is over; where it cannot be had, with the next connection.
 * `Meanwhile` stands in its place until then.
 */
export function extraPart(load: () => Promise<ComponentType>, Meanwhile?: ComponentType): ComponentType {
  const loadLater = async () => {
    await new Promise<void>(afterStart)
    const connection = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    const loaded = (): Promise<ComponentType> => load().catch(() => connection().then(loaded))
    return { Extra: await loaded() }
  }
  const Part = lazyPart(loadLater, 'Extra')
  const fallback = Meanwhile ? createElement(Meanwhile) : null
  return () => createElement(Suspense, { fallback }, createElement(Part))
}
