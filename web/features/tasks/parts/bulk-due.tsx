import { useState } from 'react'
import { noteNames } from '../../../../contract/words/notes.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { DateInput } from '../../../ui/text-input.tsx'
import { bulk as words } from '../labels.ts'

/** Until when the selected tasks are to be done, or that no day is given for them. */
export function BulkDue({ onChoose }: { onChoose: (day: string | null) => void }) {
  const [isOpen, setOpen] = useState(false)
  const [day, setDay] = useState('')
  const choose = (chosen: string | null) => {
    setOpen(false)
    onChoose(chosen)
  }
  return (
    <Popover
      title={noteNames.due_on}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button size="sm">{noteNames.due_on}</Button>}
    >
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (day !== '') choose(day)
        }}
      >
        <Field label={noteNames.due_on}>
          <DateInput value={day} onChange={(event) => setDay(event.target.value)} />
        </Field>
        <div className="flex justify-end gap-2">
          <Button size="sm" onClick={() => choose(null)}>
            {words.noDue}
          </Button>
          <Button size="sm" variant="primary" type="submit" disabled={day === ''}>
            {words.setDue}
          </Button>
        </div>
      </form>
    </Popover>
  )
}
