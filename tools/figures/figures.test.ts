import { describe, expect, test } from 'vitest'
import { bars } from './bars.ts'
import { figuresOf } from './measure.ts'
import { isProduct, readSources, type Source } from './sources.ts'

const lines = (count: number) => Array.from({ length: count }, (_, at) => `  call(${at})`).join('\n')
const file = (path: string, text: string): Source => ({ path, text })

describe('the figures of made-up sources', () => {
  test('count functions of each kind by their lines', () => {
    const { functions } = figuresOf([
      file('server/declared.ts', `export async function declared() {\n${lines(59)}\n}`),
      file('web/ui/shown.tsx', `export const Shown = () => (\n  <ul>\n${'<li />\n'.repeat(56)}  </ul>\n)`),
      file('server/kernel/method.ts', `const it = {\n  method() {\n${lines(60)}\n  },\n}`),
      file('server/kernel/type.ts', `declare function bodiless(\n${'  one: 1,\n'.repeat(90)}): void`),
    ])
    expect(functions).toEqual([
      { path: 'server/kernel/method.ts', line: 2, name: 'method', lines: 62 },
      { path: 'server/declared.ts', line: 1, name: 'declared', lines: 61 },
      { path: 'web/ui/shown.tsx', line: 1, name: 'Shown', lines: 60 },
    ])
  })

  test('count the effects of the web in its lines', () => {
    const { effectsPer1000, effects } = figuresOf([
      file(
        'web/ui/two.tsx',
        `useEffect(() => {}, [])\nReact.useLayoutEffect(() => {})\n${'//\n'.repeat(98)}`,
      ),
      file('web/ui/none.ts', `import { useEffect } from 'react'\n// useEffect()\n${'//\n'.repeat(98)}`),
      file('web/ui/two.test.ts', 'useEffect(() => {})\n'),
    ])
    expect(effects).toEqual([{ path: 'web/ui/two.tsx', count: 2 }])
    expect(effectsPer1000).toBe(10)
  })

  test('know who takes an export', () => {
    const { unused, forTests, ofOneUser } = figuresOf([
      file(
        'contract/one.ts',
        'export const taken = 1\nexport type Shape = 1\nexport const tested = 1\nconst own = 1',
      ),
      file(
        'contract/two.ts',
        "export { taken as passed } from './one.ts'\nexport default 1\nexport interface Left {}",
      ),
      file(
        'server/three.ts',
        "import { passed } from '../contract/two.ts'\ntype It = import('../contract/one.ts').Shape",
      ),
      file('contract/grown.ts', 'export interface Grown {}'),
      file('server/grower.ts', "declare module '../contract/grown.ts' {\n  interface Grown {}\n}"),
      file('server/three.test.ts', "import { tested } from '../contract/one.ts'"),
      file('web/whole.ts', 'export const first = 1\nexport const second = 1'),
      file('web/taker.ts', "import * as whole from './whole.ts'\nvoid import('./later.ts')"),
      file('web/later.ts', 'export const late = 1'),
    ])
    expect(unused).toEqual([
      { path: 'contract/two.ts', name: 'default', by: [] },
      { path: 'contract/two.ts', name: 'Left', by: [] },
    ])
    expect(forTests).toEqual([{ path: 'contract/one.ts', name: 'tested', by: ['server/three.test.ts'] }])
    expect(ofOneUser).toBe(8)
  })

  test('count an area over its rooms', () => {
    const { areas, lines } = figuresOf([
      file('contract/costing.ts', '1\n2\n'),
      file('server/features/costing/queries.ts', '1\n'),
      file('server/features/costing/costing.test.ts', '1\n2\n3\n'),
      file('web/features/costing/labels.ts', '1\n2\n3\n'),
      file('web/features/costing/parts/one.css', '/* 1 */\n/* 2 */\n'),
      file('web/pages/costing.tsx', '1'),
    ])
    expect(areas[0]).toEqual({ name: 'costing', lines: 6, files: 4 })
    expect(lines).toBe(6)
  })

  test.each([
    ['web/features/careers/parts/test-step.tsx', true],
    ['server/features/auth/routes.ts', true],
    ['server/features/auth/data/common.ts', false],
    ['server/features/auth/testing.ts', false],
    ['server/kernel/testing-plan.ts', false],
    ['server/db/types.ts', false],
    ['server/db/migrations/0001_foundation.sql', false],
    ['contract/words/complaints.ts', false],
    ['tools/figures.ts', false],
  ])('take %s for product: %s', (path, product) => {
    expect(isProduct(path)).toBe(product)
  })
})

describe('the product', () => {
  const figures = figuresOf(readSources())
  const places = (found: { path: string; name: string }[]) =>
    found.map(({ path, name }) => `${name} in ${path}`)
  const over = (most: number) => places(figures.functions.filter((one) => one.lines > most))

  test('has a plain area as small as it was', () => {
    expect(figures.smallest.lines, 'lines').toBeLessThanOrEqual(bars.areaLines)
    expect(figures.smallest.files, 'files').toBeLessThanOrEqual(bars.areaFiles)
  })

  test('has no more effects in 1,000 lines of the web', () => {
    expect(Number(figures.effectsPer1000.toFixed(2))).toBeLessThanOrEqual(bars.effectsPer1000)
  })

  test('has no more long functions', () => {
    expect(over(60), over(60).join('\n')).toSatisfy(({ length }) => length <= bars.functionsOver60)
    expect(over(80), over(80).join('\n')).toSatisfy(({ length }) => length <= bars.functionsOver80)
  })

  test('has no more exports that no other file takes', () => {
    const unused = places(figures.unused)
    expect(unused, unused.join('\n')).toSatisfy(({ length }) => length <= bars.unusedExports)
  })
})
