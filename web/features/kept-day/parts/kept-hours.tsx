import { useState } from 'react'
import { sharedTask as words } from '../../../../contract/words/tasks.ts'
import { Dialog, DialogSave } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { said as kit } from '../../../ui/labels.ts'
import { DateInput } from '../../../ui/text-input.tsx'
import { useKeepAct } from '../../queue/public.tsx'
import { HoursEntry, readHours, workWords } from '../../work-logs/public.tsx'

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
  const [complaint, setComplaint] = useState<string>()
  const submit = () => {
    const typed = readHours(text)
    if ('complaint' in typed) return setComplaint(typed.complaint)
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
        <HoursEntry value={text} error={complaint} onChange={setText} takesFocus="next frame" />
        <Field label={workWords.date}>
          <DateInput max={today} value={day} onChange={({ target }) => setDay(target.value)} />
        </Field>
      </div>
    </Dialog>
  )
}
