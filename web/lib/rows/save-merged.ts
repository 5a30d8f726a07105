import { rowOfConflict } from '../failure.ts'
import type { Merging } from './merge.ts'

/** What a save is made of: the typing, and the row that it began from. */
export interface Work<Form> {
  form: Form
  base: Form
  version: number
}

interface Saving<Row, Form> {
  rules: Merging<Form>
  formOf: (row: Row) => Form
  /** Answers the row as it was saved; undefined where nothing was sent. */
  send: (work: Work<Form>) => Promise<Row | undefined>
  /** The form as it is typed by now, which may be more than what was sent. */
  typed: () => Form
  /** The work on a newer row, as far as it is settled without being asked: bookings of one's own, say. */
  settled?: (work: Work<Form>, current: Row) => Work<Form>
  /** What others changed is joined in, and sent again. */
  onMerged: (sent: Form, next: Work<Form>) => void
}

/** Both sides changed the same fields: what others saved, and what was typed with whatever else they changed joined in. */
export interface Conflict<Row, Form> {
  row: Row
  mine: Form
  theirs: Form
  fields: (keyof Form)[]
}

/** The work on the row as it was saved and the form that was sent, or the conflict that ended it. */
type Outcome<Row, Form> =
  | { saved: Work<Form>; sent: Form; conflict?: undefined }
  | { conflict: Conflict<Row, Form>; error: unknown }

/** The work on a row as it begins. */
function workOn<Row extends { version: number }, Form>(row: Row, formOf: (row: Row) => Form): Work<Form> {
  return { form: formOf(row), base: formOf(row), version: row.version }
}

/**
 * Sends an edit until it is saved, refused or in conflict; each round is made on a newer version. What only others
 * changed is joined with what was typed and sent again; what both changed is a conflict. Fails as the call does.
 */
export async function saveMerged<Row extends { version: number }, Form>(
  from: Work<Form>,
  saving: Saving<Row, Form>,
  rounds = 5,
): Promise<Outcome<Row, Form>> {
  const { rules, formOf, settled } = saving
  if (!rules.isDirty(from.base, from.form)) return { saved: from, sent: from.form }
  try {
    const row = await saving.send(from)
    return { saved: row ? workOn(row, formOf) : from, sent: from.form }
  } catch (error) {
    const row = rowOfConflict<Row>(error)
    if (!row || rounds === 0) throw error
    const { base, form } = settled?.(from, row) ?? from
    const theirs = formOf(row)
    const { merged, conflicts } = rules.mergeForms(base, form, theirs)
    // What was typed since may meet their changes as well.
    const newer = rules.mergeForms(base, saving.typed(), theirs)
    const fields = [...new Set([...conflicts, ...newer.conflicts])]
    if (fields.length > 0) return { conflict: { row, mine: newer.merged, theirs, fields }, error }
    const next = { form: merged, base: theirs, version: row.version }
    saving.onMerged(from.form, next)
    return saveMerged(next, saving, rounds - 1)
  }
}
