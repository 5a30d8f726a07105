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
}, 60_000)
// Thousands of files: longer than a hook may take on a slow disk.
afterAll(() => rmSync(project, { recursive: true }), 60_000)

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

const tests = (...paths: string[]) => run('vitest', 'run', '--project', 'embedded', ...paths)

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

it('makes a working feature that every check accepts, and whose tests hold its contract', () => {
  const name = 'court-fees'
  expect(run('node', 'tools/new-feature.ts', name, '--after', 'cases')).toMatchObject({ status: 0 })
  expect(readFileSync(join(project, 'docs/architecture.md'), 'utf8')).toMatch(/, cases, court-fees, /)
  const files = [
    `contract/${name}.ts`,
    `server/features/${name}`,
    `web/features/${name}`,
    `web/pages/${name}.tsx`,
  ]
  expect(run('biome', 'check', '--error-on-warnings', ...files)).toMatchObject({ status: 0 })
  expect(findingsAbout('court', rooms(), ...['contract', 'server', 'web', 'e2e'].map(types))).toEqual([])
  const all = [`server/features/${name}`, 'server/rights.test.ts', 'server/endpoints.test.ts']
  expect(tests(...all)).toMatchObject({ status: 0 })

  // The tests do look at these files: a rule that is broken is found.
  const commands = join(project, `server/features/${name}/commands.ts`)
  writeFileSync(
    commands,
    readFileSync(commands, 'utf8').replace('.hold(ctx, params.id, body.version)', '.get(ctx, { params })'),
  )
  expect(tests(`server/features/${name}`).said).toContain(
    'changes what is given, and nothing on an older version',
  )

  // So do the checks: a field without its words, its column in a file, or its column in the table.
  const contract = join(project, `contract/${name}.ts`)
  const text = readFileSync(contract, 'utf8')
  writeFileSync(
    contract,
    text.replace('  remarks: paragraphs(', '  place: line({ most: 9 }),\n  remarks: paragraphs('),
  )
  const found = findingsAbout(name, types('contract'), types('server'), types('web')).join('\n')
  for (const file of [
    `contract/words/${name}.ts`,
    `server/features/${name}/rows.ts`,
    'parts/court-fee-list.tsx',
  ])
    expect(found).toContain(file)
  // Runs the checks of the whole project several times over.
}, 600_000)
