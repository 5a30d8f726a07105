import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { isTest } from './figures/sources.ts'

/*
 * Checks who imports whom and which files a feature may have. There is no list of exceptions: where a
 * rule does not fit, the rule or the code is wrong. Run by the tests; exits 1 with one line per finding.
 */

interface Import {
  file: string
  /** A path from the top of the project for our own files, else the package's name. */
  target: string
  own: boolean
}

const everything = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '')
const files = everything.filter((file) => /^(contract|server|web|e2e)\/.*\.(tsx?|css)$/.test(file))
const serverFloors = ['contract', 'db', 'kernel', 'platform', 'features', 'app', 'main']
const webFloors = ['contract', 'worker', 'lib', 'ui', 'features', 'pages', 'app', 'main']
const topFolders = new Set(['.ci', 'bench', 'contract', 'deploy', 'docs', 'e2e', 'server', 'tools', 'web'])
const findings: string[] = []
const order = featureOrder()

for (const file of everything) checkPlace(file)
for (const file of files) checkName(file)
for (const entry of files.filter((file) => !file.endsWith('.css')).flatMap(importsOf)) checkImport(entry)

for (const finding of findings) console.error(finding)
console.log(`${files.length} files in their rooms, ${findings.length} findings`)
process.exitCode = findings.length > 0 ? 1 : 0

function featureOrder(): string[] {
  const page = readFileSync('docs/architecture.md', 'utf8')
  const block = page.match(/```order\n([^`]+)```/)?.[1]
  if (!block) throw new Error('docs/architecture.md has no ```order block')
  return block.trim().split(/,\s*/)
}

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')
  const found = text.matchAll(/(?:^|[^.\w/])(?:import|from)\s*\(?\s*['"]([^'"]+)['"]/g)
  return [...found].map(([, name = '']) => {
    const own = name.startsWith('.')
    return { file, own, target: own ? normalize(join(dirname(file), name)) : packageOf(name) }
  })
}

function packageOf(name: string): string {
  const [first = '', second = ''] = name.split('/')
  return first.startsWith('@') ? `${first}/${second}` : first
}

function checkImport(entry: Import): void {
  const { file, target, own } = entry
  const say = (why: string) => findings.push(`${file}: must not import ${target}: ${why}`)
  // Whatever tests and their helpers take in, no product file may take in them.
  if (isTest(file)) return
  if (own && isTest(target)) return void say('product code does not depend on tests')
  const room = roomOf(file)
  if (own && roomOf(target) !== room && roomOf(target) !== 'contract')
    return void say(`${room} meets only contract`)
  if (room === 'contract') checkContract(entry, say)
  if (room === 'server') checkServer(entry, say)
  if (room === 'web') checkWeb(entry, say)
}

function checkContract({ target, own }: Import, say: (why: string) => void): void {
  if (!own && target !== 'zod') say('the contract knows schemas only')
}

function checkServer({ file, target, own }: Import, say: (why: string) => void): void {
  const speaksHttp = /^server\/(app\.ts$|kernel\/http)/.test(file)
  if (!own && /^@?fastify/.test(target) && !speaksHttp)
    say('only kernel/http* and app.ts know the HTTP framework')
  const writesSql =
    /\/(queries\.ts|search\.ts|rows\.ts|jobs\.ts|reactions\.ts|commands\/[^/]+\.ts)$/.test(file) ||
    !featureOf(file)
  if (!own && (target === 'kysely' || target === 'pg') && !writesSql)
    say('SQL lives in queries.ts and commands/')
  if (!own) return
  if (target === 'server/kernel/read-as.ts' && !/\/(jobs|commands\/read-feed)\.ts$/.test(file))
    say('only jobs and the feed act for a person without a session')
  checkFloors(file, target, serverFloors, floorOfServer, say)
  checkFeatures(file, target, say)
}

function checkWeb({ file, target, own }: Import, say: (why: string) => void): void {
  const floor = floorOfWeb(file)
  if (!own && floor === 'ui' && target.startsWith('@tanstack/react-query'))
    say('the kit knows no query library')
  if (!own && floor === 'ui' && target === '@tanstack/react-router') say('the kit knows no router')
  if (!own) return
  const calls =
    target === 'web/lib/client.ts' && floor !== 'app' && floor !== 'lib' && !file.endsWith('/api.ts')
  if (calls) say("only a feature's api.ts calls the server")
  checkFloors(file, target, webFloors, floorOfWeb, say)
  checkFeatures(file, target, say)
}

function checkFloors(
  file: string,
  target: string,
  floors: string[],
  floorOf: (path: string) => string,
  say: (why: string) => void,
): void {
  const from = floors.indexOf(floorOf(file))
  const to = floors.indexOf(floorOf(target))
  if (to > from) say(`${floorOf(file)} stands below ${floorOf(target)}`)
}

function checkFeatures(file: string, target: string, say: (why: string) => void): void {
  const from = featureOf(file)
  const to = featureOf(target)
  if (!to || !from || from === to) return
  if (!/\/public\.tsx?$/.test(target)) say(`another feature is used through its public.ts`)
  if (order.indexOf(to) > order.indexOf(from))
    say(`'${to}' comes after '${from}' in docs/architecture.md; use record() and reactions.ts`)
}

/** Nothing stands outside the rooms, and among the examples for other programs no code of ours. */
function checkPlace(file: string): void {
  const room = roomOf(file)
  if (room !== file && !topFolders.has(room))
    findings.push(`${file}: '${room}' is no room (docs/architecture.md)`)
  if (room === 'deploy' && /\.([cm]?[jt]sx?|sh|sql|py)$/.test(file))
    findings.push(`${file}: code that runs belongs to tools/`)
}

function checkName(file: string): void {
  const say = (why: string) => findings.push(`${file}: ${why}`)
  const mayWriteLater = !file.startsWith('server/') || file.startsWith('server/kernel/')
  if (!mayWriteLater && readFileSync(file, 'utf8').includes('writeLater'))
    say('only record() sends without waiting')
  const name = file.split('/').at(-1) ?? ''
  if (/(^|\/)(utils?|helpers?|common|misc|services?)(\.|\/)/.test(file))
    say('needs a name that says what it is')
  if (/^index\.tsx?$/.test(name)) say('no barrels')
  if (!/^[a-z0-9]+([-.][a-z0-9]+)*\.(ts|tsx|css)$/.test(name) && !/^\d{4}_/.test(name))
    say('file names are kebab-case')
  const feature = featureOf(file)
  if (!feature) return
  if (!order.includes(feature)) say(`'${feature}' has no place in the order of docs/architecture.md`)
  const inside = file.replace(/^(server|web)\/features\/[^/]+\//, '')
  const fits = file.startsWith('server/')
    ? /^((routes|queries|search|rows|commands|rules|reactions|jobs|events|testing|public)\.ts|commands\/[a-z]+(-[a-z0-9]+)+\.ts|data\/[a-z-]+\.ts|[a-z-]+\.test\.ts)$/
    : /^((api|public|address|logic|labels|labels\.bn)\.tsx?|parts\/[a-z0-9-]+(\.test|\.bn)?\.(tsx|ts|css)|[a-z-]+\.test\.tsx?)$/
  if (!fits.test(inside)) say('is not one of the files that a feature has (docs/architecture.md)')
}

function roomOf(path: string): string {
  return path.split('/')[0] ?? ''
}

function featureOf(path: string): string | undefined {
  return path.match(/^(?:server|web)\/features\/([^/.]+)\//)?.[1]
}

function floorOfServer(path: string): string {
  if (path.startsWith('contract/')) return 'contract'
  return path.split('/')[1]?.replace(/\.ts$/, '') ?? ''
}

function floorOfWeb(path: string): string {
  if (path.startsWith('contract/')) return 'contract'
  const second = path.split('/')[1] ?? ''
  // What stands at the top of the room starts a page: main.tsx, or career.tsx for strangers.
  return second.includes('.') ? 'main' : second
}
