import { join, parse } from 'node:path'
import type { Rolldown } from 'vite'
import { pagePaths } from '../../contract/pages.ts'
import { moduleOfPage } from './page-files.ts'

interface Graph {
  getModuleInfo: Rolldown.GetModuleInfo
}

const libraries = /[\\/]node_modules[\\/](?!lucide-react)|\?schemas$/
const icons = /[\\/]lucide-react[\\/]/
const features = /[\\/]features[\\/]/
// The question before a deletion is asked by lists that have no rows, too; what a form says is wrong, by few first screens.
const rows = /[\\/]web[\\/](ui|lib)[\\/]rows[\\/](?!use-(removal|row-form|fields-form|row-dialog))/
// What takes a list away stands behind a part that comes later, or is of the page itself.
const exports = /[\\/]web[\\/](ui|lib)[\\/]rows[\\/](export-menu|tell-export)\.tsx?$/
// The largest of what lists share, and many a list is none.
const tables = /[\\/]web[\\/]ui[\\/]table\.tsx$/
/** Characters of code below which a file of its own costs more than it saves. */
const small = 700

/**
 * Which modules travel together: the libraries, what the start needs, and of the rest what pages share. Few
 * chunks, because a slow line pays for every request, and little in them that a page does without. What stands behind a
 * dynamic import alone (overlays, editor, charts, calendar) gets chunks of its own.
 */
export function chunkGroups(web: string) {
  const pages = pagePaths.map((path) => join(web, moduleOfPage(path)))
  const [start, frame, career] = [join(web, 'main.tsx'), join(web, 'app/shell.tsx'), join(web, 'career.tsx')]
  const signIn = join(web, 'pages/auth.tsx')
  const known = new Map<string, ReadonlySet<string>>()

  /** Everything that cannot be loaded without a module: what imports it, what imports that. */
  function needing(id: string, graph: Graph): ReadonlySet<string> {
    const found = known.get(id)
    if (found) return found
    const seen = new Set(graph.getModuleInfo(id)?.importers)
    for (const module of seen)
      for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer)
    known.set(id, seen)
    return seen
  }

  function chunkOf(id: string, graph: Graph): string | null {
    const needed = needing(id, graph)
    const sharing = pages.filter((page) => needed.has(page))
    const isSmall = !features.test(id) && (graph.getModuleInfo(id)?.code?.length ?? 0) < small
    const isOfMost = sharing.length > pages.length / 2 || (sharing.length > 1 && icons.test(id))
    const isOfSome = sharing.length > 7 || (sharing.length > 1 && isSmall)
    const isOfStart = needed.has(start) || needed.has(frame)
    // The career page does without the router and the queries (docs/decisions/029), the sign-in without the frame.
    if (needed.has(career) && (isOfStart || isOfMost)) return 'kit'
    if (needed.has(career) && isOfSome) return 'forms'
    if (needed.has(start) || (needed.has(signIn) && isOfSome)) return 'app'
    if (isOfStart || isOfMost) return 'frame'
    if (sharing.length > 0 && exports.test(id)) return 'exports'
    if (sharing.length > 0 && rows.test(id)) return 'rows'
    if (sharing.length > 0 && tables.test(id)) return 'table'
    if (isOfSome) return 'lists'
    return sharing.length > 1 ? sharing.map((page) => parse(page).name).join('-') : null
  }

  return [
    { name: 'react', priority: 3, test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
    { name: 'vendor', priority: 2, test: /node_modules[\\/](use-sync-external-store|@tanstack)[\\/]/ },
    // What checks before a form is sent comes with the first form, not with the page (docs/decisions/060). Not what
    // checks described rows: it would take what pages show first along.
    {
      name: 'checks',
      priority: 2,
      test: /node_modules[\\/]zod[\\/]|[\\/]web[\\/]lib[\\/]check\.ts$|[\\/]contract[\\/]kernel[\\/](?!row-).*\?schemas$/,
    },
    // Base UI and what stands on it come in one piece after the start (web/ui/overlay-loader.ts).
    {
      name: 'overlays',
      priority: 2,
      test: /node_modules[\\/](@base-ui|@floating-ui)[\\/]|[\\/]web[\\/]ui[\\/].*(-base\.tsx|overlay-parts\.ts)$/,
    },
    { name: chunkOf, debugName: 'ours', priority: 1, test: (id: string) => !libraries.test(id) },
  ]
}
