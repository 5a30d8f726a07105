import type { TimeEntry } from '../../../../contract/time-entries.ts'

type Written = Pick<TimeEntry, 'id' | 'version'>

/** Entries that were written, as they stand by now, for what is taken back later: one that was deleted came back as another. */
export function writtenEntries() {
  const latestOf = new Map<string, Written>()
  /** What it is called by now, and its version. */
  const latest = (one: Written): Written => {
    const next = latestOf.get(one.id)
    return next === undefined || next.id === one.id ? (next ?? one) : latest(next)
  }
  const keep = ({ id, version }: Written) => void latestOf.set(id, { id, version })
  return {
    keep,
    latest,
    /** The entry came back as another one. */
    replace: (id: string, by: Written) => {
      latestOf.set(id, by)
      keep(by)
    },
  }
}
