import './require-node.mjs'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { NoPlace, withPlace } from './new-feature/order.ts'
import { filesOf, foldersOf, whyNoName } from './new-feature/rooms.ts'

/*
 * npm run new-feature <name> [-- --after <feature>]
 * Makes the empty rooms of a feature and gives it a place in the order of features. Changes nothing when a
 * file of it is there already.
 */

const architecture = 'docs/architecture.md'

try {
  makeFeature(...readArguments())
} catch (error) {
  if (!(error instanceof NoPlace)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function readArguments(): [string, string | undefined] {
  const { values, positionals } = parseArgs({
    options: { after: { type: 'string' } },
    allowPositionals: true,
  })
  const [name, ...more] = positionals
  if (name === undefined || more.length > 0)
    throw new NoPlace('Name one feature, as in: npm run new-feature hearings -- --after cases.')
  const why = whyNoName(name)
  if (why) throw new NoPlace(`${why}.`)
  return [name, values.after]
}

function makeFeature(name: string, after: string | undefined): void {
  const files = Object.entries(filesOf(name))
  const taken = files.map(([path]) => path).filter((path) => existsSync(path))
  if (taken.length > 0) throw new NoPlace(`'${name}' is there already: ${taken.join(', ')}.`)
  const page = withPlace(readFileSync(architecture, 'utf8'), name, after)

  for (const folder of foldersOf(name)) mkdirSync(folder, { recursive: true })
  for (const [path, text] of files) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text, { flag: 'wx' })
    console.log(path)
  }
  writeFileSync(architecture, page)
  console.log(`\n'${name}' has its rooms. CONTRIBUTING.md says what comes next.`)
}
