import { fileURLToPath } from 'node:url'
import { buildWebWhereNeeded } from '../tools/web-build.ts'

/** Before all workers, which serve what was built. */
export default function build(): void {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)))
  buildWebWhereNeeded()
}
