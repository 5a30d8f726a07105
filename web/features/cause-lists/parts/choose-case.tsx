import { useState } from 'react'
import type { CauseListLine } from '../../../../contract/cause-lists.ts'
import { useCasePicks } from '../../../lib/case-picks.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogSave } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { SuggestInput } from '../../../ui/suggest-input.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useDecideLine } from '../api.ts'
import { said } from '../labels.ts'

type ChooseCaseProps = { line: CauseListLine; onClose: () => void }

/** Says which case a line is of: one of those that it may be of, or any other. */
export function ChooseCase({ line, onClose }: ChooseCaseProps) {
  const [chosen, setChosen] = useState({ case_id: '', case_ref: '' })
  const { pickOf, isComing, ...cases } = useCasePicks(chosen.case_id, 'hearing')
  const decide = useDecideLine()
  const toasts = useToasts()
  const take = (case_ref: string) =>
    decide.mutate(
      { id: line.id, case_ref },
      {
        onSuccess: () => {
          toasts.success(said.chosen, said.chooseFailed)
          onClose()
        },
        onError: (error) => toasts.error(said.chooseFailed, sentenceOf(error)),
      },
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={said.chooseCase}
      description={line.raw}
      onSubmit={() => chosen.case_ref !== '' && take(chosen.case_ref)}
      footer={
        <DialogSave busy={decide.isPending} disabled={chosen.case_ref === ''}>
          {said.chooseCase}
        </DialogSave>
      }
    >
      <div className="flex flex-col gap-4">
        {line.others.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {line.others.map(({ id, case_id }) => (
              <li key={id}>
                <Button size="sm" disabled={decide.isPending} onClick={() => take(id)}>
                  {case_id}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <Field label={said.ourCase} required>
          <SuggestInput
            value={chosen.case_id}
            {...cases}
            mustPick
            nothing={isComing ? undefined : said.noCase}
            placeholder={said.findCase}
            maxLength={200}
            onValueChange={(text, isPicked) => setChosen(pickOf(text, isPicked))}
          />
        </Field>
      </div>
    </Dialog>
  )
}
