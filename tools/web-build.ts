import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '../contract/kernel/languages.ts'

const sources = [
  'web/**/*',
  'contract/**/*.ts',
  'tools/{vite,words}/*.ts',
  'vite.config.ts',
  'package-lock.json',
]
/** The folder that a mode of Vite writes into, so that what it wrote is known to be there. */
const folderOf = (mode: string) => (mode === 'pseudo' ? 'dist/pseudo' : `dist/web/pages/${mode}`)
const recordOf = (mode: string) => `dist/built-from-${mode}`

/** Builds the web in every language unless it was built from exactly what is there now; ends the process when it fails. */
export function buildWebWhereNeeded(modes: readonly string[] = languages): void {
  const wanted = fingerprint()
  const isBuilt = (mode: string) => existsSync(folderOf(mode)) && readOr(recordOf(mode), '') === wanted
  // English is built first and empties the folder, so that the others follow it.
  const needed = languages.every(isBuilt) ? modes.filter((mode) => !isBuilt(mode)) : modes
  for (const mode of needed) {
    console.log(`Building the web in '${mode}' …`)
    const vite = join('node_modules', 'vite', 'bin', 'vite.js')
    const command = [vite, 'build', '--mode', mode, '--logLevel', 'error']
    const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' })
    if (status !== 0) {
      console.error('The web cannot be built, see above. Nothing was started.')
      process.exit(1)
    }
    writeFileSync(recordOf(mode), wanted)
  }
}

/** Of contents, not of times: a checkout or a copy gives files new times and the same contents. */
function fingerprint(): string {
  const files = globSync(sources, { withFileTypes: true })
    .filter((file) => file.isFile() && !/\.test\.tsx?$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

function readOr(path: string, otherwise: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return otherwise
  }
}
