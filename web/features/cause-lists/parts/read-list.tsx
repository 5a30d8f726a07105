import { useQuery } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import type { CauseListColumn } from '../../../../contract/cause-list-words.ts'
import type { CauseList } from '../../../../contract/cause-lists.ts'
import { hearingLimits } from '../../../../contract/hearing-words.ts'
import { complaintsOf } from '../../../lib/complaints.ts'
import { inDigits } from '../../../lib/digits.ts'
import { CallFailure, sentenceOf } from '../../../lib/failure.ts'
import { dayIn } from '../../../lib/format.ts'
import { useKeptChanges } from '../../../lib/rows/kept-changes.ts'
import { text } from '../../../lib/shape.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { DateInput, TextInput } from '../../../ui/text-input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { courtChoicesQuery } from '../../cases/public.ts'
import { courtName } from '../../courts/public.ts'
import { useFirm } from '../../people/public.ts'
import { type ListToRead, useReadList } from '../api.ts'
import { said } from '../labels.ts'
import { AssignColumns } from './assign-columns.tsx'

type ReadListProps = { day: string | undefined; onRead: (list: CauseList) => void }

const shapes = { court_ref: text, bench: text, on_day: text, text }

/** A court's list for a day, pasted or as a file; what is typed stays where reading fails. */
export function ReadList(props: ReadListProps) {
  const { form, set, reading, read, readFile, file } = useReading(props)
  const { data: choices } = useQuery(courtChoicesQuery)
  const complaints = complaintsOf(reading.error)
  const asked = columnsAsked(reading.error)
  const isPlaced = form.court_ref !== ''
  return (
    <Card className="flex flex-col gap-4 p-5">
      <div className="grid gap-4 md:grid-cols-3">
        <Field label={said.court} required error={complaints.court_ref}>
          <Select
            placeholder={said.chooseCourt}
            value={form.court_ref || null}
            options={(choices?.courts ?? []).map((court) => ({ value: court.id, label: courtName(court) }))}
            onValueChange={(court_ref) => set({ court_ref })}
          />
        </Field>
        <Field label={said.bench} error={complaints.bench}>
          <TextInput
            value={form.bench}
            maxLength={hearingLimits.bench}
            onChange={({ target }) => set({ bench: target.value })}
          />
        </Field>
        <Field label={said.day} required error={complaints.on_day}>
          <DateInput value={form.on_day} onChange={({ target }) => set({ on_day: target.value })} />
        </Field>
      </div>
      <Field label={said.text} hint={said.textHint} error={complaints.text}>
        <Textarea rows={10} value={form.text} onChange={({ target }) => set({ text: target.value })} />
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="primary"
          disabled={!isPlaced || form.text.trim() === ''}
          busy={reading.isPending}
          busyText={said.reading}
          onClick={() => read({ source: 'text' })}
        >
          {said.read}
        </Button>
        <ChooseFile disabled={!isPlaced || reading.isPending} onChoose={readFile} />
        <p className="text-secondary text-ink-2">{inDigits(said.orFile)}</p>
      </div>
      {reading.error && (
        <p role="alert" className="text-secondary text-danger">
          <span className="font-semibold">{said.readFailed}: </span>
          {sentenceOf(reading.error)}
        </p>
      )}
      {asked && file && (
        <AssignColumns
          {...asked}
          busy={reading.isPending}
          onAssigned={(columns) => readFile(file, columns)}
        />
      )}
    </Card>
  )
}

/** What is typed of a list, and the reading of it or of a file. */
function useReading({ day, onRead }: ReadListProps) {
  const { time_zone } = useFirm()
  const empty = { court_ref: '', bench: '', on_day: day ?? dayIn(time_zone), text: '' }
  const { form, set, clear } = useKeptChanges('cause-list', empty, shapes)
  const [file, setFile] = useState<File>()
  const reading = useReadList()
  const read = (more: Pick<ListToRead, 'source'> & Partial<ListToRead>) => {
    const { text: pasted, ...of } = form
    const list = { ...of, ...(more.file ? {} : { text: pasted }), ...more }
    const told = more.file ? [more.file.name, more.file.size, more.file.lastModified] : []
    reading.mutate(
      { ...list, told },
      {
        onSuccess: (answer) => {
          clear()
          onRead(answer)
        },
      },
    )
  }
  const readFile = (chosen: File, assignment?: string) => {
    setFile(chosen)
    const source = /\.xlsx$/i.test(chosen.name) ? 'xlsx' : 'csv'
    read({ source, file: chosen, ...(assignment && { assignment }) })
  }
  return { form, set, reading, read, readFile, file }
}

/** What the file's heads are, where nobody knows which column holds the number. */
function columnsAsked(error: unknown) {
  if (!(error instanceof CallFailure) || error.reason !== 'cause_lists.columns_unknown') return undefined
  // Guaranteed by the refusal of its own endpoint.
  return error.current as { heads: string[]; assignment: (CauseListColumn | null)[] }
}

type ChooseFileProps = { disabled: boolean; onChoose: (file: File) => void }

function ChooseFile({ disabled, onChoose }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.xlsx,text/csv"
        aria-label={said.choose}
        className="hidden"
        onChange={({ target }) => {
          const chosen = target.files?.[0]
          // The same file can be chosen again after it was corrected.
          target.value = ''
          if (chosen) onChoose(chosen)
        }}
      />
      <Button
        icon={<FileUp aria-hidden="true" className="size-4" />}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {said.choose}
      </Button>
    </>
  )
}
