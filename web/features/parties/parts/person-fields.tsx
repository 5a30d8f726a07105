import { complaint } from '../../../../contract/kernel/complaints.ts'
import { foldDigits } from '../../../../contract/kernel/digits.ts'
import { line, rowFields } from '../../../../contract/kernel/row.ts'
import { type Party, type PartyChange, type PartyDraft, party } from '../../../../contract/parties.ts'
import { partyNames } from '../../../../contract/words/parties.ts'
import { saidOf } from '../../../lib/complaints.ts'
import { inDigits } from '../../../lib/digits.ts'
import type { Complaints } from '../../../lib/said.ts'
import { RowField } from '../../../ui/rows/row-field.tsx'
import type { FieldsForm } from '../../../ui/rows/use-fields-form.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { parties } from '../api.ts'
import { said, person as words } from '../labels.ts'

const fields = rowFields({ ...party, birth_year: line({ most: 4 }), national_id: line({ most: 30 }) })

type Typed<Sent> = Omit<Sent, 'birth_year'> & { birth_year?: string | null }
type Shown = Omit<Party, 'birth_year'> & { birth_year: string | null; national_id: string | null }

/** A year is typed as a text and sent as a number. */
function sentOf<Sent>({ birth_year, ...rest }: Typed<Sent>) {
  const year = birth_year === null ? null : Number(foldDigits(birth_year ?? ''))
  return birth_year === undefined ? rest : { ...rest, birth_year: year }
}

/** A party as its form shows it: of a national id nothing comes back to be typed over. */
export function shownAsTyped(row: Party): Shown {
  const { birth_year } = row
  return { ...row, birth_year: birth_year === null ? null : inDigits(String(birth_year)), national_id: null }
}

function useCreate() {
  const { mutateAsync } = parties.useCreate()
  const create = async (draft: Typed<PartyDraft>) =>
    shownAsTyped(await mutateAsync(sentOf(draft) as PartyDraft))
  return { mutateAsync: create }
}

function useUpdate() {
  const { mutateAsync } = parties.useUpdate()
  const update = async ({ id, body }: { id: string; body: Typed<PartyChange> }) =>
    shownAsTyped(await mutateAsync({ id, body: sentOf(body) as PartyChange }))
  return { mutateAsync: update }
}

function check({ birth_year }: { birth_year: string }): Complaints {
  const isYear = birth_year === '' || /^\d{4}$/.test(foldDigits(birth_year).trim())
  return isYear ? {} : { birth_year: saidOf(complaint('year')) }
}

/** What the form of a party has, with what is known of a person. */
export const personFields = {
  fields,
  names: { ...partyNames, birth_year: words.birth_year, national_id: words.national_id },
  calls: { useCreate, useUpdate },
  check,
}

/** Year of birth, and a national id, of which no more than the end is shown again. */
export function PersonFields({ of, row }: { of: FieldsForm<typeof fields>; row: Party | undefined }) {
  const { mutateAsync } = parties.useUpdate()
  const toasts = useToasts()
  const last = row?.national_id_last
  const takeAway = row && last && row.can.edit && (
    <button
      type="button"
      className="font-semibold text-accent hover:underline coarse:min-h-control"
      onClick={() =>
        void mutateAsync({ id: row.id, body: { version: row.version, national_id: null } }).catch(
          (error: unknown) => toasts.error(said.updateFailed, error),
        )
      }
    >
      {words.takeAway}
    </button>
  )
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <RowField of={of} name="birth_year" />
      <RowField
        of={of}
        name="national_id"
        hint={last ? words.endsIn(inDigits(last)) : inDigits(words.whole)}
        aside={takeAway}
      />
    </div>
  )
}
