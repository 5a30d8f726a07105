import type { Category } from '../../../contract/categories.ts'

/**
 * A kind of work that comes back with other clients. Texts may hold {client}, {next} (a day soon) and {last}
 * (a day not long ago).
 */
export interface TaskKind {
  category: Category
  subcategory: string
  title: string
  language: 'en' | 'bn'
  /** The hours that it is expected to take, from and to. */
  hours: readonly [number, number]
  /** Markup, for a text. */
  text?: string
  /** Lines, for a list. */
  items?: readonly string[]
  /** Goes on for months, so it is kept alive. */
  lasts?: true
}

type Rest = Pick<TaskKind, 'hours' | 'text' | 'items' | 'lasts'>

/** A collector for one category's kinds, in English and in Bangla. */
export function kindsOf(category: Category) {
  const kinds: TaskKind[] = []
  const add = (language: TaskKind['language']) => (subcategory: string, title: string, rest: Rest) => {
    kinds.push({ category, subcategory, title, language, ...rest })
  }
  return { kinds, en: add('en'), bn: add('bn') }
}
