import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '../contract/kernel/languages.ts'

const sources = ['web/**/*', 'contract/**/*.ts', 'tools/vite/*.ts', 'vite.config.ts', 'package-lock.json']
const record = 'dist/built-from'

/** Builds dist/web unless it was built from exactly what is there now; ends the process when it fails. */
export function buildWebWhereNeeded(): void {
  const wanted = fingerprint()
  if (existsSync('dist/web/pages/bn') && readOr(record, '') === wanted) return
  console.log('Building the web …')
  const vite = join('node_modules', 'vite', 'bin', 'vite.js')
  for (const language of languages) {
    const command = [vite, 'build', '--mode', language, '--logLevel', 'error']
    const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' })
    if (status === 0) continue
    console.error('The web cannot be built, see above. Nothing was started.')
    process.exit(1)
  }
  writeFileSync(record, wanted)
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
