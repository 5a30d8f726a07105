import { useState } from 'react'
import type { TimeEntry } from '../../../../contract/time-entries.ts'
import { longDay } from '../../../lib/format.ts'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { said as kit } from '../../../ui/labels.ts'
import { EntryForm } from './entry-form.tsx'
import { EntryList } from './entry-list.tsx'
import { entryForm } from './labels.ts'

/** The entries of one cell. */
export function CellDialog(props: { day: string; entries: readonly TimeEntry[]; onClose: () => void }) {
  const { day, entries, onClose } = props
  const [edited, setEdited] = useState<TimeEntry>()
  return (
    <>
      <Dialog
        open
        size="sm"
        onClose={onClose}
        title={entryForm.ofCell}
        description={longDay(day)}
        footer={<DialogClose>{kit.close}</DialogClose>}
      >
        <EntryList entries={entries} onEdit={setEdited} />
      </Dialog>
      {edited && <EntryForm entry={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}
