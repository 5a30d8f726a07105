import { useQuery } from '@tanstack/react-query'
import { codesQuery, nameOfCode } from '../../../lib/activity-codes.ts'
import { languageOf } from '../../../lib/language.ts'
import { page, parts as words } from '../labels.ts'
import { namesOf, type RowOf } from './grid.ts'

/** What a row, or an entry, is called: the case, and below it the task and the activity. */
export function useRowNames(): (row: RowOf) => { name: string; below: string } {
  const { data: codes = [] } = useQuery(codesQuery)
  return (row) => {
    if (row.is_hidden) return { name: page.restricted, below: '' }
    const { name, task } = namesOf(row)
    const code = codes.find(({ code }) => code === row.activity_code)
    const activity = code && nameOfCode(code)
    if (name === undefined)
      return { name: activity ?? words.none.case, below: activity ? words.none.case : '' }
    // First, so that a long name does not push it out of sight.
    const archived = row.note_is_archived && page.archived
    return { name, below: [archived, task, activity].filter(Boolean).join(' · ') }
  }
}

/** The two lines of a row's name. */
export function RowName({ name, below }: { name: string; below: string }) {
  return (
    <>
      <span className="block truncate text-body font-semibold" title={name} lang={languageOf(name)}>
        {name}
      </span>
      {below && (
        <span
          className="block truncate text-meta font-normal text-ink-3"
          title={below}
          lang={languageOf(below)}
        >
          {below}
        </span>
      )}
    </>
  )
}
