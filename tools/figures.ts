import { readBuiltPages, weighFiles } from './built-pages.ts'
import { bars } from './figures/bars.ts'
import { figuresOf, type Part } from './figures/measure.ts'
import { readSources } from './figures/sources.ts'

/*
 * Prints how much code there is and how plain it is, each ratio with the bar that `npm test` holds it to. Tests,
 * generated files, `data/`, catalogues of words and SQL are no product lines; comments and empty lines are.
 */

const figures = figuresOf(readSources())
const { smallest, functions, unused, forTests, effects } = figures
const over = (lines: number) => functions.filter((one) => one.lines > lines)

print('Product lines', figures.rooms.map(partLine), `${figures.lines} in all`)
print(
  'Plain areas: contract, server, web and page',
  figures.areas.map(partLine),
  `smallest ${smallest.name}: ${smallest.lines} lines (bar ${bars.areaLines}) in ${smallest.files} files (bar ${bars.areaFiles})`,
)
print(
  'useEffect and useLayoutEffect',
  effects.map(({ path, count }) => `${count}  ${path}`),
  `${figures.effectsPer1000.toFixed(2)} in 1,000 lines of the web (bar ${bars.effectsPer1000})`,
)
print(
  'Functions of more than 60 lines',
  over(60).map(({ path, line, name, lines }) => `${lines}  ${name}  ${path}:${line}`),
  `${over(60).length} of ${functions.length} (bar ${bars.functionsOver60}), ${over(80).length} over 80 (bar ${bars.functionsOver80}), the longest ${functions[0]?.lines}`,
)
print(
  'Exports that only tests take',
  forTests.map(({ path, name }) => `${name}  ${path}`),
  `${forTests.length}`,
)
print(
  'Exports that no other file takes',
  unused.map(({ path, name }) => `${name}  ${path}`),
  `${unused.length} (bar ${bars.unusedExports}); ${figures.ofOneUser} are taken by a single file`,
)
print('JavaScript that every page loads, packed', firstLoad(), 'weighed by tools/check-budgets.ts')

function print(title: string, rows: string[], total: string): void {
  console.log(`\n${title}`)
  for (const row of rows) console.log(`  ${row}`)
  console.log(`  = ${total}`)
}

function partLine({ name, lines, files }: Part): string {
  return `${String(lines).padStart(6)} lines in ${String(files).padStart(3)} files  ${name}`
}

function firstLoad(): string[] {
  const built = readBuiltPages('en')
  if (!built) return ['no build: run `npm run build` first']
  const weigh = (names: string[]) => `${weighFiles(built.scriptsOf(names), '.gz').toFixed(1)} KB`
  return [
    `${weigh(['index.html'])}  every page but the career portal`,
    `${weigh(['index.html', 'app/shell.tsx'])}  every page of somebody signed in`,
  ]
}
