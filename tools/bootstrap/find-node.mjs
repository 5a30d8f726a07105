import { spawnSync } from 'node:child_process'
import { accessSync, constants, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { fail, modules, npmCommand, root } from './project.mjs'

// The `node` package only asks npm, in its install script, for a second package with the program in it.
const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
const programPackage = `${prefix}-${process.platform}-${process.arch}`
// Where we put that package ourselves when install scripts are blocked.
const ownPlace = join(modules, '.node')

/** The path of a Node from 24 up: the one npm brought, else the machine's own. */
export function findNode() {
  const brought = findBrought()
  if (brought) return brought
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  withLock(join(root, '.installing'), fetchProgram)
  return findBrought() ?? fail(advice)
}

const advice = `Sereshta needs Node 24 or newer. This machine's is ${process.version}, and npm could not bring its own: install Node 24 or newer, or allow the install script of the package "node" and run npm ci.`

function findBrought() {
  return [
    join(modules, 'node'),
    join(modules, programPackage),
    join(modules, 'node/node_modules', programPackage),
    join(ownPlace, 'node_modules', programPackage),
  ]
    .map((folder) => join(folder, 'bin/node'))
    .find(isExecutable)
}

/** Does what the install script would have done; this package has no script of its own. */
function fetchProgram() {
  if (findBrought()) return
  const version = wantedVersion()
  if (!version) return
  console.log(`Fetching Node ${version} …`)
  const options = [
    '--no-save',
    '--no-package-lock',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--loglevel=error',
  ]
  const name = `${programPackage}@${version}`
  const [command, ...args] = npmCommand('install', '--prefix', ownPlace, ...options, name)
  spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}

function wantedVersion() {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const entry = lock.packages['node_modules/node']
  return entry?.version
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
