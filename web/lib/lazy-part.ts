import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A part that comes after the first paint of its page, by its name in its module: nobody needs it before. */
export function lazyPart<Name extends string, Props>(
  load: () => Promise<{ readonly [Key in Name]: ComponentType<Props> }>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().then((module) => ({ default: module[name] })))
}
