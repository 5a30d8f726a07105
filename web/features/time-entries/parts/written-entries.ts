import type { TimeEntry } from '../../../../contract/time-entries.ts'

type Written = Pick<TimeEntry, 'id' | 'version'>

/** Entries that were written, as they stand by now, for what is taken back later: one that was deleted came back as another. */
export function writtenEntries() {
  const others = new Map<string, string>()
  const versions = new Map<string, number>()
  const idOf = (id: string): string => {
    const other = others.get(id)
    return other === undefined ? id : idOf(other)
  }
  const keep = ({ id, version }: Written) => void versions.set(id, version)
  return {
    keep,
    /** The entry came back as another one. */
    replace: (id: string, by: Written) => {
      others.set(idOf(id), by.id)
      keep(by)
    },
    /** What it is called by now, and its version. */
    latest: ({ id, version }: Written): Written => {
      const now = idOf(id)
      return { id: now, version: versions.get(now) ?? version }
    },
  }
}
