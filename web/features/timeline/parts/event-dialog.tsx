import { timelineEvent as fields } from '../../../../contract/timeline.ts'
import { timelineNames as names, timelineStatusWords } from '../../../../contract/words/timeline.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { shownAs } from '../../../lib/words.tsx'
import { RowDialog } from '../../../ui/rows/row-dialog.tsx'
import { RowField } from '../../../ui/rows/row-field.tsx'
import { useRowDialog } from '../../../ui/rows/use-row-dialog.ts'
import { useToasts } from '../../../ui/toast.tsx'
import {
  CaseIdField,
  caseOf,
  type DialogOfCase,
  useHasNoCaseIds,
  withPickedCase,
} from '../../cases/public.ts'
import { timeline as calls, nextPosition } from '../api.ts'
import { eventOf, said } from '../labels.ts'

const area = { name: 'event-of-case', ...withPickedCase(fields, names, names.case_id), said, calls }

/** The Add Event dialog, which begins with the case that the list shows, and the same for the edit of one. */
export function EventDialog({ at = '/timeline', ...of }: DialogOfCase) {
  const { row, editor, dialog } = useRowDialog(at, area, caseOf(of))
  const { form, set } = editor
  const onPlace = (place: number) => set({ order_position: String(place) })
  return (
    <RowDialog {...dialog} disabled={useHasNoCaseIds() && !row} description={eventOf(row?.case_id)}>
      <CaseIdField of={editor} kind="timeline" />
      <RowField of={editor} name="title" />
      <RowField of={editor} name="description" rows={2} />
      <div className="grid gap-4 sm:grid-cols-3">
        <RowField of={editor} name="timeline_date" />
        <RowField of={editor} name="status" wordOf={shownAs(timelineStatusWords)} />
        <RowField
          of={editor}
          name="order_position"
          aside={<PutLast caseId={form.case_id.trim()} event={row?.id} onPlace={onPlace} />}
        />
      </div>
    </RowDialog>
  )
}

type PutLastProps = { caseId: string; event: string | undefined; onPlace: (place: number) => void }

/** Fills in the place after all events of the case. */
function PutLast({ caseId, event, onPlace }: PutLastProps) {
  const toasts = useToasts()
  return (
    <button
      type="button"
      disabled={caseId === ''}
      className="font-semibold text-accent enabled:hover:underline disabled:text-ink-3 coarse:min-h-control"
      onClick={() =>
        void nextPosition(caseId, event).then(onPlace, (error: unknown) =>
          toasts.error(said.loadFailed, sentenceOf(error)),
        )
      }
    >
      {said.putLast}
    </button>
  )
}
