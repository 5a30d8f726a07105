import { useState } from 'react'
import { sentenceOf } from '../../../lib/failure.ts'
import { Button } from '../../../ui/button.tsx'
import { ComplaintLine } from '../../../ui/field.tsx'
import { said } from '../labels.ts'
import { InTheWay } from './in-the-way.tsx'
import { withoutTimes } from './labels.ts'
import { isOverlap } from './taken.ts'
import type { Refused } from './typed-cells.ts'

const failed = { create: said.logFailed, update: said.updateFailed, delete: said.deleteFailed }

/** Why a cell did not become what was typed, and the way on where only its times are in the way. */
export function CellRefused({ sentence, failure }: Refused) {
  const [isBusy, setBusy] = useState(false)
  const told = failure && `${failed[failure.kind ?? 'update']}. ${sentenceOf(failure.error)}`
  const send = async (once: () => Promise<unknown>) => {
    setBusy(true)
    await once()
    setBusy(false)
    focusCellInHand()
  }
  return (
    <div className="mt-2 flex w-fit flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-surface px-2 py-1">
      <ComplaintLine id="cell-refused" label="" error={sentence ?? told} />
      <InTheWay failure={failure?.error} />
      {failure && isOverlap(failure.error) && (
        <Button size="sm" busy={isBusy} onClick={() => void send(failure.withoutTimes)}>
          {withoutTimes}
        </Button>
      )}
    </div>
  )
}

/** The button is gone by then. */
function focusCellInHand(): void {
  document.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus()
}
