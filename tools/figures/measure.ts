import { type Code, type Measured, readCode } from './code.ts'
import { isProduct, isTest, linesOf, type Source } from './sources.ts'

/** Some of the product and how much it is. */
export interface Part {
  name: string
  lines: number
  files: number
}

export interface Export {
  path: string
  name: string
  /** The files that take it. */
  by: string[]
}

export interface Figures {
  rooms: Part[]
  lines: number
  areas: Part[]
  /** The area of the fewest lines. */
  smallest: Part
  effects: { path: string; count: number }[]
  effectsPer1000: number
  /** Every function of the product, the longest first. */
  functions: Measured[]
  /** What no other file takes. */
  unused: Export[]
  /** What tests alone take. */
  forTests: Export[]
  /** How many a single file takes. */
  ofOneUser: number
}

/** Areas that are a list with its filter, form, trash and export; beside the features of their name these files. */
const plainAreas = [
  { name: 'costing', beside: /^(contract\/cost(ing|-categories)|web\/pages\/costing)\./ },
  { name: 'feedback', beside: /^(contract|web\/pages)\/feedback\./ },
  { name: 'timeline', beside: /^(contract\/timeline(-statuses)?|web\/pages\/timeline)\./ },
  { name: 'partner-notes', beside: /^(contract\/partner-note(s|-categories)|web\/pages\/partners)\./ },
  { name: 'statements', beside: /^(contract\/statement(s|-categories)|web\/pages\/statements)\./ },
  { name: 'cases', beside: /^(contract\/cases|web\/pages\/caselist)\./ },
]

/** The figures of all that is handed in: the product, and the tests and tools that use it. */
export function figuresOf(sources: Source[]): Figures {
  const product = sources.filter(({ path }) => isProduct(path))
  const code = sources.filter(({ path }) => /\.tsx?$/.test(path)).map(readCode)
  const ofProduct = code.filter(({ path }) => isProduct(path))
  const rooms = ['contract', 'server', 'web'].map((room) =>
    partOf(room, product, (path) => path.startsWith(`${room}/`)),
  )
  const areas = plainAreas.map(({ name, beside }) =>
    partOf(name, product, (path) => beside.test(path) || path.includes(`/features/${name}/`)),
  )
  const effects = ofProduct
    .filter((file) => file.effects > 0)
    .map((file) => ({ path: file.path, count: file.effects }))
  const webLines = rooms.find(({ name }) => name === 'web')?.lines ?? 0
  return {
    rooms,
    lines: sum(rooms.map(({ lines }) => lines)),
    areas,
    smallest: areas.reduce((least, area) => (area.lines < least.lines ? area : least)),
    effects,
    effectsPer1000: webLines === 0 ? 0 : (sum(effects.map(({ count }) => count)) * 1000) / webLines,
    functions: ofProduct.flatMap((file) => file.functions).sort((a, b) => b.lines - a.lines),
    ...usersOf(ofProduct, code),
  }
}

function partOf(name: string, product: Source[], holds: (path: string) => boolean): Part {
  const held = product.filter(({ path }) => holds(path))
  return { name, files: held.length, lines: sum(held.map(({ text }) => linesOf(text))) }
}

function usersOf(product: Code[], all: Code[]): Pick<Figures, 'unused' | 'forTests' | 'ofOneUser'> {
  const users = new Map<string, string[]>()
  for (const { path, taken } of all)
    for (const { from, names } of taken)
      for (const name of names === 'all' ? ['*'] : names)
        users.set(`${from} ${name}`, [...(users.get(`${from} ${name}`) ?? []), path])
  const exports = product.flatMap(({ path, exports }) =>
    exports.map((name) => ({
      path,
      name,
      by: [...(users.get(`${path} ${name}`) ?? []), ...(users.get(`${path} *`) ?? [])],
    })),
  )
  return {
    // `prefetched` is taken by the build, which reads it by its name.
    unused: exports.filter(({ name, by }) => by.length === 0 && name !== 'prefetched'),
    forTests: exports.filter(({ by }) => by.length > 0 && by.every(isTest)),
    ofOneUser: exports.filter(({ by }) => new Set(by).size === 1).length,
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
