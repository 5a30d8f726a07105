import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'template')

/** A feature's names, as the template asks for them between dollars. */
export type Names = Record<
  | 'name'
  | 'file'
  | 'table'
  | 'event'
  | 'plural'
  | 'Plural'
  | 'row'
  | 'Row'
  | 'words'
  | 'Words'
  | 'one'
  | 'One'
  | 'number'
  | 'bangla',
  string
>

/** Says why a word cannot be a feature's name, or nothing when it can. */
export function whyNoName(name: string): string | undefined {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) return `'${name}' is not kebab-case, like hearings or court-fees`
  if (/(^|-)(utils?|helpers?|common|misc|services?)(-|$)/.test(name))
    return `'${name}' does not say what it is`
  return undefined
}

/**
 * What a feature and one of its rows are called everywhere: `one` is the row's name where it is not without its s,
 * `bangla` what Bangla pages call the area.
 */
export function namesOf(name: string, number: string, one = singular(name), bangla = 'নতুন তালিকা'): Names {
  return {
    name,
    number,
    bangla,
    file: one,
    table: name.replaceAll('-', '_'),
    event: one.replaceAll('-', '_'),
    plural: camel(name),
    Plural: upper(camel(name)),
    row: camel(one),
    Row: upper(camel(one)),
    words: name.replaceAll('-', ' '),
    Words: upper(name.replaceAll('-', ' ')),
    one: one.replaceAll('-', ' '),
    One: upper(one.replaceAll('-', ' ')),
  }
}

/** The files of a working feature, by path. */
export function filesOf(names: Names): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.txt'),
  )
  return Object.fromEntries(
    files.map((path) => [
      filled(path.replace(/\.txt$/, ''), names),
      filled(readFileSync(join(folder, path), 'utf8'), names),
    ]),
  )
}

/** A text of the template with the names in it; one that is not known is a mistake of the template. */
export function filled(text: string, names: Names): string {
  return text.replaceAll(/\$(\w+)\$/g, (token, name: string) => {
    const value = Object.entries(names).find(([known]) => known === name)?.[1]
    if (value === undefined) throw new Error(`The template has no ${token}`)
    return value
  })
}

function singular(name: string): string {
  return name.endsWith('ies') ? `${name.slice(0, -3)}y` : name.replace(/s$/, '')
}

function camel(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
