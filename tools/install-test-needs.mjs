// Installs what the tests use of the machine itself, where that is allowed; at once done when all is there.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

const needs = [
  {
    name: 'Chromium',
    // Without the window of a desktop it does the same in half the time; with it, it will do.
    isThere: () => isOnPath('chromium-headless-shell'),
    willDo: () => isOnPath('chromium', 'chromium-browser', 'google-chrome'),
    packages: ['chromium-headless-shell', 'chromium'],
  },
  // The newest of Debian's own serves as well where the distribution has left 15 behind.
  { name: 'PostgreSQL from 15 up', isThere: hasPostgres, packages: ['postgresql-15', 'postgresql'] },
  // What stands around several instances: the proxy with its certificate, and a pooler.
  { name: 'nginx', isThere: () => isOnPath('nginx'), packages: ['nginx'] },
  { name: 'OpenSSL', isThere: () => isOnPath('openssl'), packages: ['openssl'] },
  { name: 'PgBouncer', isThere: () => isOnPath('pgbouncer'), packages: ['pgbouncer'] },
]

const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' }

const missing = needs.filter(({ isThere }) => !isThere())
if (missing.length > 0) {
  if (mayInstall()) install(missing)
  const left = missing.filter(({ isThere, willDo }) => !isThere() && !willDo?.())
  if (left.length > 0) {
    const packages = left.map((need) => need.packages[0]).join(' ')
    console.error(
      `The tests need ${left.map((need) => need.name).join(' and ')}: install that first, on Debian as root with: apt-get install ${packages}`,
    )
    process.exitCode = 1
  }
}

function isOnPath(...names) {
  // Where Debian keeps servers, which is not on everybody's path.
  const places = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return places.some((place) => names.some((name) => existsSync(join(place, name))))
}

function hasPostgres() {
  const below = '/usr/lib/postgresql'
  const versions = existsSync(below) ? readdirSync(below).filter((version) => Number(version) >= 15) : []
  return versions.some((version) => existsSync(join(below, version, 'bin/initdb'))) || isOnPath('initdb')
}

function mayInstall() {
  return process.getuid?.() === 0 && isOnPath('apt-get')
}

function install(wanted) {
  console.log(`Installing ${wanted.map(({ name }) => name).join(', ')} for the tests …`)
  const choose = ({ packages }) => packages.find(isOffered)
  if (!wanted.every(choose)) apt('update')
  const chosen = wanted.map(choose).filter(Boolean)
  if (chosen.length === 0) return
  withoutTheirServers(() => {
    // Lists that are too old name files that are gone; fresh ones do not.
    if (apt('install', '--no-install-recommends', ...chosen) !== 0 && apt('update') === 0) {
      apt('install', '--no-install-recommends', ...chosen)
    }
  })
}

function isOffered(name) {
  const { stdout } = spawnSync('apt-cache', ['policy', name], { encoding: 'utf8', env: environment })
  return /Candidate: (?!\(none\))/.test(stdout ?? '')
}

function apt(...words) {
  const options = ['-qq', '-y', '-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=300']
  return spawnSync('apt-get', [...options, ...words], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment,
  }).status
}

// Debian's packages make and start servers of their own, which nobody wants here and which fail in a container.
// An administrator's settings stay as they are.
function withoutTheirServers(work) {
  const added = [
    {
      file: '/etc/postgresql-common/createcluster.d/sereshta-tests.conf',
      text: 'create_main_cluster = false\n',
    },
    { file: '/usr/sbin/policy-rc.d', text: '#!/bin/sh\nexit 101\n', mode: 0o755 },
  ].filter(({ file }) => !existsSync(file))
  for (const { file, text, mode = 0o644 } of added) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    chmodSync(file, mode)
  }
  try {
    work()
  } finally {
    for (const { file } of added) rmSync(file, { force: true })
  }
}
