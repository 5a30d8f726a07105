import './require-node.mjs'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { NoPlace, withPlace } from './new-feature/order.ts'
import { withFeature } from './new-feature/places.ts'
import { filesOf, namesOf, whyNoName } from './new-feature/template.ts'

/*
 * npm run new-feature <name> [-- --after <feature>] [--one <row>] [--bangla <name>]
 * Makes a working feature (docs/decisions/063): a table with a trash, its calls, its page with list, form and export,
 * rights, tests and a journey; and gives it a place wherever features are listed. Changes nothing when a file of it is
 * there already.
 */

const architecture = 'docs/architecture.md'

try {
  makeFeature(readArguments())
} catch (error) {
  if (!(error instanceof NoPlace)) throw error
  console.error(error.message)
  process.exitCode = 1
}

interface Wish {
  name: string
  after: string | undefined
  one: string | undefined
  bangla: string | undefined
}

function readArguments(): Wish {
  const { values, positionals } = parseArgs({
    options: { after: { type: 'string' }, one: { type: 'string' }, bangla: { type: 'string' } },
    allowPositionals: true,
  })
  const [name, ...more] = positionals
  if (name === undefined || more.length > 0)
    throw new NoPlace('Name one feature, as in: npm run new-feature hearings -- --after cases.')
  const why = whyNoName(name)
  if (why) throw new NoPlace(`${why}.`)
  return { name, after: values.after, one: values.one, bangla: values.bangla }
}

function makeFeature({ name, after, one, bangla }: Wish): void {
  const names = namesOf(name, nextMigration(), one, bangla)
  if (names.row === names.plural)
    throw new NoPlace(`Say what one of '${name}' is, as in: npm run new-feature news -- --one news-item.`)
  const files = Object.entries(filesOf(names))
  const taken = files.map(([path]) => path).filter((path) => existsSync(path))
  if (taken.length > 0) throw new NoPlace(`'${name}' is there already: ${taken.join(', ')}.`)
  const lists = withFeature(names, (file) => readFileSync(file, 'utf8'))
  lists.set(architecture, withPlace(readFileSync(architecture, 'utf8'), name, after))

  for (const [path, text] of files) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text, { flag: 'wx' })
    console.log(path)
  }
  for (const [path, text] of lists) writeFileSync(path, text)
  const touched = [...files.map(([path]) => path), ...lists.keys()].filter(
    (path) => path.endsWith('.ts') || path.endsWith('.tsx'),
  )
  run('node_modules/.bin/biome', 'check', '--write', ...touched)
  run(process.execPath, 'tools/db-snapshot.ts')
  run('node_modules/.bin/vitest', 'run', '--project', 'embedded', '--update=all', 'server/endpoints.test.ts')
  console.log(`\n'${name}' works: look at /${name}. CONTRIBUTING.md says what comes next.`)
}

function nextMigration(): string {
  const last = readdirSync('server/db/migrations').toSorted().at(-1) ?? '0'
  return String(Number.parseInt(last, 10) + 1).padStart(4, '0')
}

/** A step of the checks; what it has to say is seen when it fails. */
function run(file: string, ...args: string[]): void {
  execFileSync(file, args, { stdio: ['ignore', 'ignore', 'inherit'] })
}
