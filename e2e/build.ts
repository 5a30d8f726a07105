import { fileURLToPath } from 'node:url'
import { languages } from '../contract/kernel/languages.ts'
import { buildWebWhereNeeded } from '../tools/web-build.ts'

/** Before all workers, which serve what was built. */
export default function build(): void {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)))
  // The last is a made-up language, in which words that are in no catalogue show.
  buildWebWhereNeeded([...languages, 'pseudo'])
}
