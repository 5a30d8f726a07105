// Installs what the tests use of the machine itself, where that is allowed; at once done when all is there.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

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
]

const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' }

const missing = needs.filter(({ isThere }) => !isThere())
if (missing.length > 0) {
  if (mayInstall()) missing.forEach(install)
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
  const places = (process.env.PATH ?? '').split(delimiter)
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

function install({ name, packages }) {
  console.log(`Installing ${name} for the tests …`)
  if (!packages.some(isOffered)) apt('update')
  const chosen = packages.find(isOffered)
  if (!chosen) return
  const isServer = chosen.startsWith('postgresql')
  const around = isServer ? withoutItsOwnCluster : (work) => work()
  around(() => {
    // Lists that are too old name files that are gone; fresh ones do not.
    if (apt('install', '--no-install-recommends', chosen) !== 0 && apt('update') === 0) {
      apt('install', '--no-install-recommends', chosen)
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

// Debian's package makes and starts a server of its own, which nobody wants here and which fails in a
// container. An administrator's settings stay as they are.
function withoutItsOwnCluster(work) {
  const folder = '/etc/postgresql-common/createcluster.d'
  const file = join(folder, 'sereshta-tests.conf')
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, 'create_main_cluster = false\n')
  try {
    work()
  } finally {
    rmSync(file, { force: true })
  }
}
