import { spawnSync } from 'node:child_process'
import { languages } from '../contract/kernel/languages.ts'

/*
 * Everything that must hold, one step after the other: what `npm test` runs. Each step can be run alone
 * by the command that is printed. A failing step does not stop the others; any failure fails the whole.
 */

interface Step {
  name: string
  command: string
}

const node = process.execPath
const steps: Step[] = [
  { name: 'what the tests need', command: 'node tools/install-test-needs.mjs' },
  { name: 'lint and format', command: 'node_modules/.bin/biome ci --error-on-warnings .' },
  { name: 'rooms', command: 'node tools/check-rooms.ts' },
  { name: 'words in their rooms', command: 'node tools/check-words.ts' },
  ...['contract', 'server', 'web', 'web/worker', 'e2e'].map((room) => ({
    name: `types of ${room}`,
    command: `node_modules/.bin/tsc -p ${room}`,
  })),
  { name: 'schema snapshot', command: 'node tools/db-snapshot.ts --check' },
  { name: 'tests', command: 'node_modules/.bin/vitest run' },
  ...languages.map((language) => ({
    name: `web build in '${language}'`,
    command: `node_modules/.bin/vite build --mode ${language} --logLevel warn`,
  })),
  { name: 'size budgets', command: 'node tools/check-budgets.ts' },
  { name: 'question bank', command: 'node tools/check-bank.ts' },
  {
    name: 'journeys in the browser',
    command: 'node_modules/.bin/playwright test -c e2e/playwright.config.ts',
  },
]

const wanted = process.argv.slice(2)
const chosen =
  wanted.length === 0 ? steps : steps.filter((step) => wanted.some((word) => step.name.includes(word)))
const failed: string[] = []
for (const step of chosen) {
  const began = Date.now()
  console.log(`\n— ${step.name}: ${step.command}`)
  const [program = '', ...words] = step.command.split(' ')
  // `node` is the one we run on; the tools of node_modules find it as the first on the path.
  const { status } = spawnSync(program === 'node' ? node : program, words, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: `${process.cwd()}/node_modules/.bin:${process.env.PATH}` },
  })
  console.log(`  ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - began) / 1000).toFixed(1)} s`)
  if (status !== 0) failed.push(step.name)
}

for (const name of failed) console.log(`failed: ${name}`)
console.log(`${chosen.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
