import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

// One copy of the project for all: what is refused changes nothing in it.
let project: string

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'sereshta-feature-'))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' })
  for (const file of files.split('\0')) if (file && existsSync(file)) cpSync(file, join(project, file))
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'))
  execFileSync('git', ['init', '--quiet'], { cwd: project })
  execFileSync('git', ['add', '.'], { cwd: project })
})
afterAll(() => rmSync(project, { recursive: true }))

function run(program: string, ...args: string[]) {
  const [file, ...first] = program === 'node' ? [process.execPath] : [`node_modules/.bin/${program}`]
  const env = { ...process.env, PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}` }
  const { status, stdout, stderr } = spawnSync(file, [...first, ...args], {
    cwd: project,
    env,
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

/** What the checks have to say about files of the feature; findings elsewhere are not its fault. */
function findingsAbout(name: string, ...runs: { said: string }[]): string[] {
  return runs.flatMap(({ said }) => said.split('\n')).filter((line) => line.includes(name))
}

const rooms = () => run('node', 'tools/check-rooms.ts')
const types = (room: string) => run('tsc', '-p', room)

function runTest(name: string) {
  const path = `server/features/${name}/${name}.test.ts`
  writeFileSync(join(project, 'one.config.ts'), `export default { test: { include: ['${path}'] } }\n`)
  return run('vitest', 'run', '--config', 'one.config.ts')
}

it.each([
  ['no name', []],
  ['two names', ['hearings', 'fees']],
  ['a name that is not kebab-case', ['courtFees']],
  ['a name that says nothing', ['court-utils']],
  ['an unknown place', ['court-fees', '--after', 'nothing']],
  ['a feature that is there', ['notes']],
])('refuses %s in one sentence and changes nothing', (_, args) => {
  const { status, said } = run('node', 'tools/new-feature.ts', ...args)
  expect(status).toBe(1)
  expect(said).toMatch(/^[^\n]+\.\n$/)
  const changes = execFileSync('git', ['status', '--porcelain'], { cwd: project, encoding: 'utf8' })
  expect(changes.split('\n').filter((line) => line !== '' && !line.startsWith('A  '))).toEqual([])
})

it('makes rooms that every check accepts, and a test that holds the contract', () => {
  const name = 'court-fees'
  expect(run('node', 'tools/new-feature.ts', name, '--after', 'cases').status).toBe(0)
  expect(readFileSync(join(project, 'docs/architecture.md'), 'utf8')).toMatch(/, cases, court-fees, /)
  const files = [`contract/${name}.ts`, `server/features/${name}`, `web/features/${name}`]
  expect(run('biome', 'check', '--error-on-warnings', ...files)).toMatchObject({ status: 0 })
  expect(findingsAbout(name, rooms(), types('contract'), types('server'), types('web'))).toEqual([])
  expect(runTest(name).status).toBe(0)

  // The checks do look at these files, and a promised call that is not bound is found.
  writeFileSync(join(project, `contract/${name}.ts`), "export const listFees = { method: 'GET' }\n")
  expect(runTest(name).said).toContain('binds each call that the contract promises, once')
  const wrong = "import '../../app/router.ts'\nexport const fee: number = ''\n"
  writeFileSync(join(project, `web/features/${name}/api.ts`), wrong)
  const found = findingsAbout(name, rooms(), types('web')).join('\n')
  expect(found).toContain('features stands below app')
  expect(found).toContain("Type 'string' is not assignable to type 'number'")
  // Runs the checks of the whole project several times over.
}, 300_000)
