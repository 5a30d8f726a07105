import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { resumeLimits } from '../contract/career-application.ts'
import { sendApplication } from '../contract/careers.ts'
import { chatLimits, uploadChatFile } from '../contract/chat.ts'
import { sentenceOfReason } from '../contract/kernel/reasons.ts'
import { followEvents } from '../contract/live.ts'
import { serverLimits, usualLimits } from '../server/kernel/http-limits.ts'
import { readSettings, settingNames } from '../server/kernel/settings.ts'
import { aCertificate } from '../server/platform/testing-nginx.ts'
import { nodeOptions } from './node-options.ts'

/*
 * What can be known of the examples in deploy/ without the machines that they are for. The configuration of
 * nginx also runs, in server/instances.test.ts.
 */

const read = (path: string) => readFileSync(path, 'utf8')
const root = process.cwd()
const has = (program: string) =>
  spawnSync('sh', ['-c', `PATH=$PATH:/usr/sbin command -v ${program}`]).status === 0
const run = (program: string, ...args: string[]) =>
  spawnSync(program, args, { encoding: 'utf8', env: { PATH: `${process.env.PATH}:/usr/sbin`, LC_ALL: 'C' } })

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sereshta-deploy-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Longer than this an instance lets a connection rest, so whoever stands before it must give up first. */
const restSeconds = Number(serverLimits(usualLimits).keepAliveTimeout) / 1000
const largestUpload = Math.max(chatLimits.bytes, resumeLimits.bytes)

/** Milliseconds after which a server ends, whatever is still going on. */
const endsWithin = Number(/allEndsWithin = (\d+_?\d*)/.exec(read('server/main.ts'))?.[1]?.replace('_', ''))

const away = {
  kind: 'unavailable',
  reason: 'server.unavailable',
  message: sentenceOfReason['server.unavailable'],
}

describe('nginx', () => {
  const site = read('deploy/nginx/sereshta.conf')
  const upstream = read('deploy/nginx/upstream.conf')

  it('treats live streams and uploads as such, by their addresses', () => {
    const places = [...site.matchAll(/location = (\S+) \{([^}]*)\}/g)].map(([, path, rules = '']) => [
      path,
      rules,
    ])
    expect(Object.fromEntries(places)).toEqual({
      [followEvents.path]: expect.stringContaining('proxy_buffering off;'),
      [uploadChatFile.path]: expect.stringContaining('proxy_request_buffering off;'),
      [sendApplication.path]: expect.stringContaining('proxy_request_buffering off;'),
    })
  })

  it('lets through what the server takes, a little more, and not much', () => {
    const [, megabytes] = /client_max_body_size (\d+)m;/.exec(site) ?? []
    const room = Number(megabytes) * 1024 * 1024 - largestUpload
    expect(room).toBeGreaterThan(64 * 1024)
    expect(room).toBeLessThan(4 * 1024 * 1024)
  })

  it('lets go of resting connections before the instances do', () => {
    const [, seconds] = /keepalive_timeout (\d+)s;/.exec(upstream) ?? []
    expect(Number(seconds)).toBeLessThan(restSeconds)
  })

  it('says what the server would say when none is there', () => {
    const [, words = ''] = /return 503 '(.*)';/.exec(site) ?? []
    expect(JSON.parse(words)).toMatchObject(away)
  })
})

describe('haproxy', () => {
  const configuration = read('deploy/haproxy/haproxy.cfg')

  it('asks whether an instance is ready, gives up connections in time and says the server’s words', () => {
    expect(configuration).toContain('http-check send meth GET uri /readyz')
    const [, seconds] = /timeout http-keep-alive (\d+)s/.exec(configuration) ?? []
    expect(Number(seconds)).toBeLessThan(restSeconds)
    expect(JSON.parse(/string '(.*)'/.exec(configuration)?.[1] ?? '')).toMatchObject(away)
  })

  it.runIf(has('haproxy') && has('openssl'))('can be read by haproxy', () => {
    const folder = aFolder()
    const { chain, key } = aCertificate()
    writeFileSync(join(folder, 'both.pem'), chain + key)
    writeFileSync(join(folder, 'haproxy.cfg'), configuration.replaceAll('/etc/sereshta/tls', folder))
    const { status, stderr } = run('haproxy', '-c', '-f', join(folder, 'haproxy.cfg'))
    expect(stderr.replace(/\[NOTICE\].*/g, '')).not.toContain('[WARNING]')
    expect(status).toBe(0)
  })
})

describe('systemd', () => {
  const unit = read('deploy/systemd/sereshta@.service')

  it('gives settings that exist and that a start accepts', () => {
    const settings = Object.fromEntries(
      [...read('deploy/systemd/sereshta.env').matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(
        ([, name, value]) => [name, value],
      ),
    )
    const ofUnit = [...unit.matchAll(/^Environment=([A-Z_]+)=/gm)].map(([, name = '']) => name)
    const names = [...Object.keys(settings), ...ofUnit].filter((name) => name !== 'NODE_ENV')
    expect(names.filter((name) => !settingNames.includes(name))).toEqual([])
    expect(settings.AUTH_SECRET, 'a secret that everybody could read').toBe('')
    expect(readSettings({ ...settings, PORT: '3001', AUTH_SECRET: 'x'.repeat(32) }).site).toBe(
      'https://office.example',
    )
  })

  it('starts the server as npm does, and waits until it has ended by itself', () => {
    expect(unit).toContain(` ${nodeOptions.join(' ')} server/main.ts\n`)
    expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1]) * 1000).toBeGreaterThan(endsWithin)
  })

  // Judging a unit that is not installed came with 250.
  const version = Number(/systemd (\d+)/.exec(run('systemd-analyze', '--version').stdout ?? '')?.[1] ?? 0)
  it.runIf(version >= 250)('is a unit that systemd can read and that is confined', () => {
    const file = join(aFolder(), 'sereshta@.service')
    writeFileSync(file, unit.replaceAll('/opt/sereshta', root))
    const verified = run('systemd-analyze', 'verify', file)
    expect(verified.stderr.split('\n').filter((line) => line.includes(file))).toEqual([])
    expect(verified.status).toBe(0)
    // 1.4 of 10, where 9.6 is a unit without any of this.
    const judged = run('systemd-analyze', 'security', '--offline=true', '--threshold=20', file)
    expect(judged.status, judged.stdout).toBe(0)
  })
})

describe('the Dockerfile', () => {
  const lines = read('deploy/docker/Dockerfile').replaceAll('\\\n', '').split('\n')
  const saying = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1))

  it('builds on the Node that the project brings', () => {
    const { optionalDependencies } = JSON.parse(read('package.json'))
    for (const image of saying('FROM')) expect(image).toContain(`node:${optionalDependencies.node}-`)
  })

  it('copies what is there, and everything that the server starts from', () => {
    const own = saying('COPY').filter((line) => !line.startsWith('--from'))
    const sources = own.flatMap((line) => line.split(' ').slice(0, -1))
    expect(sources.filter((path) => !existsSync(path))).toEqual([])
    expect(sources).toEqual(
      expect.arrayContaining(['contract', 'server', 'web', 'package-lock.json', '.npmrc']),
    )
    expect(saying('CMD')).toEqual([
      JSON.stringify(['node', ...nodeOptions, 'server/main.ts']).replaceAll(',', ', '),
    ])
  })

  it('installs what the lockfile says, scripts and all', () => {
    const installs = saying('RUN').filter((line) => line.includes('npm'))
    expect(installs).toEqual(['npm ci --omit=dev'])
  })

  it('gives settings that exist, and asks whether it is ready', () => {
    const names = saying('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=', 1)[0] ?? ''))
    expect(names.filter((name) => name !== 'NODE_ENV' && !settingNames.includes(name))).toEqual([])
    expect(saying('HEALTHCHECK').join()).toContain('http://127.0.0.1:3000/readyz')
    expect(saying('USER')).toEqual(['node'])
  })
})

interface Service {
  image: string
  build?: { context: string; dockerfile: string }
  environment?: Record<string, string>
  volumes?: string[]
  healthcheck?: { test: string[] }
  networks?: Record<string, { ipv4_address: string }>
  depends_on?: Record<string, { condition: string }>
  stop_grace_period?: string
}

describe('the Compose file', () => {
  const folder = 'deploy/docker'
  const { services, volumes } = readCompose(join(folder, 'compose.yml'))
  const { one, two, nginx, database } = services
  /** As Compose fills in names: what must be given is given here. */
  const filled = (text: string) =>
    text.replaceAll(/\$\{(\w+)(?::([?-])([^}]*))?\}/g, (_, name: string, kind: string, otherwise: string) =>
      kind === '-' ? otherwise : (given[name] ?? ''),
    )
  const given: Record<string, string> = {
    PUBLIC_URL: 'https://office.example',
    AUTH_SECRET: 'x'.repeat(32),
    DATABASE_PASSWORD: 'password',
  }

  it('gives both instances the same settings, which exist and which a start accepts', () => {
    expect(two?.environment).toEqual(one?.environment)
    const settings = Object.entries(one?.environment ?? {}).map(([name, value]) => [name, filled(value)])
    expect(settings.filter(([name = '']) => !settingNames.includes(name))).toEqual([])
    const { DATABASE_URL, TRUSTED_PROXIES, site } = readSettings(Object.fromEntries(settings))
    expect(site).toBe(given.PUBLIC_URL)
    expect(new URL(DATABASE_URL ?? '').hostname).toBe('database')
    expect(TRUSTED_PROXIES).toBe(nginx?.networks?.inside?.ipv4_address)
  })

  it('names files that are there, and volumes that it has', () => {
    const sources = Object.values(services).flatMap((service) =>
      (service.volumes ?? []).map((each) => each.split(':')[0] ?? ''),
    )
    const files = sources.filter((source) => source.startsWith('.') && source !== './tls')
    expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([])
    expect(sources.filter((source) => !source.startsWith('.') && !(source in volumes))).toEqual([])
    expect(normalize(join(folder, one?.build?.context ?? ''))).toBe('.')
    expect(existsSync(one?.build?.dockerfile ?? '')).toBe(true)
  })

  it('waits for what is healthy, and lets the server end by itself', () => {
    expect(Object.keys(one?.depends_on ?? {})).toEqual(['database'])
    expect(database?.healthcheck?.test).toContain('pg_isready')
    expect(Object.keys(nginx?.depends_on ?? {})).toEqual(['one', 'two'])
    for (const each of [one, two]) {
      expect(Number.parseInt(each?.stop_grace_period ?? '', 10) * 1000).toBeGreaterThan(endsWithin)
    }
  })

  it('puts nginx before exactly its instances, by the same rules as without Compose', () => {
    const upstream = read(join(folder, 'upstream.conf'))
    const servers = [...upstream.matchAll(/server (\w+):3000 /g)].map(([, name]) => name)
    expect(servers).toEqual(['one', 'two'])
    const rules = (text: string) => text.replaceAll(/ *#.*\n/g, '').replaceAll(/server \S+/g, 'server')
    expect(rules(upstream)).toBe(rules(read('deploy/nginx/upstream.conf')))
  })
})

/** Guaranteed by the tests that read it: they fail on any other shape. */
function readCompose(path: string): { services: Record<string, Service>; volumes: Record<string, unknown> } {
  // It brings no types.
  const { load } = createRequire(import.meta.url)('js-yaml') as { load(text: string): unknown }
  return load(read(path)) as { services: Record<string, Service>; volumes: Record<string, unknown> }
}

it('every file in deploy/ is told of in the operations page', () => {
  const page = read('docs/operations.md')
  const tracked = run('git', 'ls-files', '-co', '--exclude-standard', 'deploy').stdout.trim().split('\n')
  expect(tracked.map(dirname).filter((folder) => !page.includes(`${folder}/`))).toEqual([])
})
