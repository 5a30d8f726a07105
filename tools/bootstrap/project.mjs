import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const modules = join(root, 'node_modules')

/** Ends this process with one sentence for the person at the terminal. */
export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Runs npm's own code with this Node, so that a broken PATH does not matter below npm. */
export function npmCommand(...args) {
  const npm = process.env.npm_execpath
  return npm && /npm-cli\.js$/.test(npm) ? [process.execPath, npm, ...args] : ['npm', ...args]
}

/** A command in front of another that asks it to end when the process that started it is killed. */
export function endWithParent() {
  if (process.platform !== 'linux') return []
  const places = (process.env.PATH ?? '').split(delimiter)
  const setpriv = places.map((place) => join(place, 'setpriv')).find((path) => existsSync(path))
  if (!setpriv) return []
  const [command, ...args] = [setpriv, '--pdeathsig', 'TERM', '--']
  return spawnSync(command, [...args, 'true'], { stdio: 'ignore' }).status === 0 ? [command, ...args] : []
}
