import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { endWithParent, fail, modules, npmCommand, root } from './project.mjs'

const record = join(modules, '.sereshta-lock')

/** Makes node_modules what package-lock.json says, once however many starts there are at the same time. */
export function installWhereNeeded() {
  if (isInstalled()) return
  withLock(join(root, '.installing'), () => {
    if (!isInstalled()) install()
  })
}

function isInstalled() {
  const wanted = fingerprint()
  if (readOr(record, '') === wanted) return true
  // Somebody may have run npm themselves; then npm's own list tells what is there.
  if (!listsEverything()) return false
  writeRecord(wanted)
  return true
}

function install() {
  console.log('Installing …')
  const [command, ...args] = [
    ...endWithParent(),
    ...npmCommand('ci', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'),
  ]
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  if (error) fail(`npm cannot be started (${error.message}): install npm, then start again.`)
  if (status !== 0)
    fail('The installation failed, see above. Nothing was started; the next start tries again.')
  writeRecord(fingerprint())
}

function fingerprint() {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  return `${hash} ${omitsDevelopment() ? 'production' : 'all'}\n`
}

/** As npm decides it: what only development needs may be left out on purpose. */
function omitsDevelopment() {
  const omit = process.env.npm_config_omit
  return omit === undefined ? process.env.NODE_ENV === 'production' : /\bdev\b/.test(omit)
}

function listsEverything() {
  const listed = readOr(join(modules, '.package-lock.json'), undefined)
  if (!listed) return false
  const there = JSON.parse(listed).packages
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  return Object.keys(wanted).every((path) => {
    const { version, optional, dev, devOptional } = wanted[path]
    if (path === '' || (there[path] && there[path].version === version && existsSync(join(root, path))))
      return true
    return !there[path] && (optional || ((dev || devOptional) && omitsDevelopment()))
  })
}

// A folder that we may read but not write stays as it is, and is looked through at every start.
function writeRecord(text) {
  try {
    writeFileSync(record, text)
  } catch {
    return
  }
}

function readOr(path, otherwise) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return otherwise
  }
}
