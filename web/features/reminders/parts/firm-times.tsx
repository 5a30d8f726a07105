import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { type FirmSettings, firmSettings } from '../../../../contract/firm-settings.ts'
import { rowFields } from '../../../../contract/kernel/row.ts'
import { timeNames } from '../../../../contract/words/reminders.ts'
import { clockTime } from '../../../lib/format.ts'
import { useSearchChange } from '../../../lib/search-change.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { RowDialog } from '../../../ui/rows/row-dialog.tsx'
import { RowField } from '../../../ui/rows/row-field.tsx'
import { useFieldsForm } from '../../../ui/rows/use-fields-form.ts'
import { Awaited } from '../../../ui/states.tsx'
import { useAuth } from '../../auth/public.tsx'
import { firmSettingsQuery, useChangeSettings } from '../../courts/public.ts'
import { lookAgain, times as words } from '../labels.ts'

const { no_date_days, escalate_at, quiet_from, quiet_until } = firmSettings
const fields = rowFields({ quiet_from, quiet_until, escalate_at, no_date_days })

/** The one row that there is: none is ever added. */
const calls = {
  useUpdate: useChangeSettings,
  useCreate: () => ({ mutateAsync: () => Promise.reject(new Error('the settings are one row')) }),
}
const area = { name: 'firm-times', fields, names: timeNames, said: words, calls }

/** When no mail leaves, what nobody has seen goes on, and somebody looks again; changed by whoever keeps the courts. */
export function FirmTimes() {
  const query = useQuery(firmSettingsQuery)
  const { data } = query
  const mayChange = useAuth().may('courts')
  const onSearch = useSearchChange<{ times?: '1' | undefined }>('/courts')
  const isOpen = useSearch({ strict: false, select: ({ times }) => times === '1' })
  if (!data) return <Awaited of={query} said={words} />
  const quiet =
    data.quiet_from === data.quiet_until
      ? words.never
      : `${clockTime(data.quiet_from)} – ${clockTime(data.quiet_until)}`
  const facts = [
    [words.quiet, quiet],
    [timeNames.escalate_at, clockTime(data.escalate_at)],
    [timeNames.no_date_days, lookAgain(data.no_date_days)],
  ]
  return (
    <Card role="region" aria-label={words.title} className="flex flex-wrap items-start gap-4 px-5 py-4">
      <dl className="grid min-w-0 flex-1 gap-x-8 gap-y-3 sm:grid-cols-3">
        {facts.map(([word, text]) => (
          <div key={word} className="min-w-0">
            <dt className="text-secondary text-ink-2">{word}</dt>
            <dd className="font-semibold tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
      {mayChange && (
        <Button
          size="sm"
          icon={<Pencil aria-hidden="true" className="size-4" />}
          onClick={() => onSearch({ times: '1' })}
        >
          {words.edit}
        </Button>
      )}
      {mayChange && <TimesDialog open={isOpen} of={data} onClose={() => onSearch({ times: undefined })} />}
    </Card>
  )
}

type TimesDialogProps = { open: boolean; of: FirmSettings; onClose: () => void }

function TimesDialog({ open, of, onClose }: TimesDialogProps) {
  const editor = useFieldsForm(area, { row: of, onClose })
  return (
    <RowDialog open={open} editor={editor} isEdit said={words} description={words.hint}>
      <div className="grid gap-4 sm:grid-cols-2">
        <RowField of={editor} name="quiet_from" />
        <RowField of={editor} name="quiet_until" hint={words.neverHint} />
        <RowField of={editor} name="escalate_at" hint={words.goesOn} />
        <RowField of={editor} name="no_date_days" hint={words.lookAgainHint} />
      </div>
    </RowDialog>
  )
}
