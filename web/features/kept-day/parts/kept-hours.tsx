import { useState } from 'react'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import { sharedTask as words } from '../../../../contract/words/tasks.ts'
import { saidOf } from '../../../lib/complaints.ts'
import { Dialog, DialogSave } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { said as kit } from '../../../ui/labels.ts'
import { DateInput } from '../../../ui/text-input.tsx'
import { useKeepAct } from '../../queue/public.tsx'
import { HoursEntry, readHours, workWords } from '../../work-logs/public.tsx'

// Nothing answers here before there is a connection again.
const toCome = saidOf(complaint('not_in_the_future'))

interface KeptHoursProps {
  id: string
  title: string
  today: string
  onClose: () => void
}

/** Hours of a day on a task of the kept day. */
export function KeptHours({ id, title, today, onClose }: KeptHoursProps) {
  const keep = useKeepAct()
  const [day, setDay] = useState(today)
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [isLate, setLate] = useState(false)
  const submit = () => {
    const typed = readHours(text)
    if ('complaint' in typed) return setRefusal(typed.complaint)
    setRefusal(undefined)
    if (day > today) return setLate(true)
    const change = { kind: 'hours', id, work_date: day, hours_worked: typed.hours } as const
    void keep(change, { version: 0, about: title }).then((isKept) => isKept && onClose())
  }
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={words.logHours}
      description={title}
      dirty={text !== ''}
      onSubmit={submit}
      footer={
        <DialogSave busy={false} disabled={day === ''}>
          {kit.save}
        </DialogSave>
      }
    >
      <div className="flex flex-col gap-4">
        <HoursEntry value={text} error={refusal} onChange={setText} takesFocus="next frame" />
        <Field label={workWords.date} error={isLate && day > today ? toCome : undefined}>
          <DateInput max={today} value={day} onChange={({ target }) => setDay(target.value)} />
        </Field>
      </div>
    </Dialog>
  )
}
