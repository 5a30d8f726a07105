import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const lists = /import \{([^}]*)\} from ['"](lucide-react|\.[^'"]*\/public\.tsx?)['"];?/g
const icons = 'lucide-react/dist/esm/'
const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url))

/**
 * Imports each icon, and each name of a feature's public.ts, from the file that has it, so that a page has what it uses
 * and no others, and the graph of modules says who needs what.
 */
export function directImports(): Plugin {
  const known = new Map<string, Map<string, string>>()
  const placesIn = (list: string, folder: string) => {
    const found = known.get(list) ?? exportsOf(readFileSync(list, 'utf8'), folder)
    known.set(list, found)
    return found
  }
  return {
    name: 'direct-imports',
    apply: 'build',
    transform: {
      filter: { code: /lucide-react|\/public\.tsx?/ },
      handler: (code, id) => ({
        code: code.replace(lists, (_, names: string, source: string) => {
          const isIcons = source === 'lucide-react'
          const list = isIcons ? `${modules}${icons}lucide-react.mjs` : resolve(dirname(id), source)
          const places = placesIn(list, isIcons ? icons : `${dirname(list)}/`)
          return names
            .split(',')
            .map((name) => importOf(name.trim(), places))
            .join('')
        }),
        map: null,
      }),
    },
  }
}

/** Where each name of a list of exports comes from. */
function exportsOf(list: string, folder: string): Map<string, string> {
  const places = new Map<string, string>()
  for (const [, names = '', file = ''] of list.matchAll(/export \{([^}]*)\} from '(\.[^']+)'/g))
    for (const part of names.split(',')) {
      const [own = '', name = own] = part.replace('type ', '').trim().split(' as ')
      places.set(name, `import { ${own} as $ } from '${join(folder, file)}';`)
    }
  return places
}

function importOf(part: string, places: ReadonlyMap<string, string>): string {
  const [name = '', alias = name] = part.split(' as ')
  const place = places.get(name)
  if (!place) throw new Error(`${name} is imported and nowhere exported`)
  return place.replace('$', alias)
}
