import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { said } from '../labels.ts'
import type { Act } from '../logic.ts'
import { aboutOf, whoseOf, wordsOf, wordsOfTheirs } from './act-words.ts'
import { decide } from './keeper.ts'

/** What was done here without a connection and what stands now, side by side, and the choice between them. */
export function DecideDialog({ act, onClose }: { act: Act; onClose: () => void }) {
  const [side, setSide] = useState<'mine' | 'theirs'>()
  const name = useId()
  const { theirs, change } = act
  if (!theirs) return null
  const sides = [
    { value: 'mine', label: said.mine, text: wordsOf(change) },
    { value: 'theirs', label: whoseOf(theirs), text: wordsOfTheirs(change, theirs) },
  ] as const
  return (
    <Dialog
      open
      onClose={onClose}
      title={said.conflict}
      description={said.choose}
      onSubmit={() => side && void decide(act, side).then(onClose)}
      footer={
        <>
          <DialogClose>{said.back}</DialogClose>
          <Button variant="primary" type="submit" disabled={side === undefined}>
            {said.save}
          </Button>
        </>
      }
    >
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-semibold break-words">{aboutOf(act)}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {sides.map(({ value, label, text }) => (
            <div
              key={value}
              className={cx(
                'relative flex min-w-0 flex-col rounded-md border px-3 py-2.5',
                side === value
                  ? 'border-accent bg-accent-soft/40'
                  : 'border-border-strong hover:border-ink-3',
              )}
            >
              <label className="flex items-center gap-2 text-meta font-semibold text-ink-2 after:absolute after:inset-0">
                <input
                  type="radio"
                  name={name}
                  checked={side === value}
                  onChange={() => setSide(value)}
                  className="relative z-10 size-4 accent-primary"
                />
                {label}
              </label>
              <p className="pt-1.5 break-words whitespace-pre-line">{text}</p>
            </div>
          ))}
        </div>
      </fieldset>
    </Dialog>
  )
}
