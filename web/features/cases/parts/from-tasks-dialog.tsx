import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { linkLimits, type TextOfTasks } from '../../../../contract/case-links.ts'
import { fromTasksWords as words } from '../../../../contract/words/case-dialogs.ts'
import { count, dayIn, shortDay } from '../../../lib/format.ts'
import { plural } from '../../../lib/words.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog, DialogSave } from '../../../ui/dialog.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { RowList } from '../../../ui/rows/row-list.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useFirm } from '../../people/public.ts'
import { fromTasksQuery, linkingQuery, useMakeCases } from '../api.ts'
import { linking } from '../labels.ts'
import { isLinking } from '../logic.ts'

type FromTasksDialogProps = { isOpen: boolean; onClose: () => void }

/** Case ids on tasks that no case has; those that are ticked become cases. */
export function FromTasksDialog({ isOpen, onClose }: FromTasksDialogProps) {
  const { data: links } = useQuery({ ...linkingQuery, enabled: isOpen })
  const query = useInfiniteQuery({ ...fromTasksQuery, enabled: links !== undefined && !isLinking(links) })
  const { ticked, tick, untick, isTooMany, submit, isPending } = useTicked()
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={words.title}
      description={words.why}
      dirty={isOpen && ticked.length > 0}
      onDiscard={untick}
      onSubmit={submit}
      footer={
        <DialogSave busy={isPending} busyText={words.making} disabled={ticked.length === 0 || isTooMany}>
          {words.make}
        </DialogSave>
      }
    >
      {/* Until then, ids of cases that there are would be offered. */}
      {links && isLinking(links) && (
        <p className="text-ink-2">{linking(count(links.done), count(links.of))}</p>
      )}
      {!(links && isLinking(links)) && (
        <RowList query={query} said={words} empty={<p className="text-ink-2">{words.none}</p>}>
          {(texts) => (
            <>
              <ul
                aria-label={words.listed}
                className="divide-y divide-border rounded-lg border border-border"
              >
                {texts.map((text) => (
                  <OfTasks
                    key={text.case_id}
                    text={text}
                    isTicked={ticked.includes(text.case_id)}
                    onTick={tick}
                  />
                ))}
              </ul>
              {isTooMany && (
                <p role="alert" className="mt-2 text-secondary text-danger">
                  {words.most(count(linkLimits.made))}
                </p>
              )}
              <LoadMore pages={query} />
            </>
          )}
        </RowList>
      )}
    </Dialog>
  )
}

/** The ids that are ticked, and the making of their cases. */
function useTicked() {
  const [ticked, setTicked] = useState<readonly string[]>([])
  const { mutateAsync: make, isPending } = useMakeCases()
  const toasts = useToasts()
  const isTooMany = ticked.length > linkLimits.made
  const untick = () => setTicked([])
  const submit = () => {
    if (ticked.length === 0 || isTooMany) return
    void make([...ticked]).then(
      () => {
        untick()
        toasts.success(words.done)
      },
      (error: unknown) => toasts.error(words.failed, error),
    )
  }
  const tick = (case_id: string, isTicked: boolean) =>
    setTicked((before) => (isTicked ? [...before, case_id] : before.filter((one) => one !== case_id)))
  return { ticked, tick, untick, isTooMany, submit, isPending }
}

type OfTasksProps = {
  text: TextOfTasks
  isTicked: boolean
  onTick: (case_id: string, isTicked: boolean) => void
}

function OfTasks({ text, isTicked, onTick }: OfTasksProps) {
  const { time_zone } = useFirm()
  const { case_id, count: many, clients, newest_at } = text
  const facts = [
    plural(many, words.tasks),
    clients.join(', '),
    shortDay(dayIn(time_zone, new Date(newest_at))),
  ]
  return (
    <li className="px-3 py-2.5">
      <Checkbox
        label={<span className="[overflow-wrap:anywhere]">{case_id}</span>}
        hint={facts.filter(Boolean).join(' · ')}
        checked={isTicked}
        onChange={({ target }) => onTick(case_id, target.checked)}
      />
    </li>
  )
}
