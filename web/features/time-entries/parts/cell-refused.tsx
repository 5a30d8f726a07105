import { type ReactNode, useState } from 'react'
import { failedAs } from '../../../lib/failure.ts'
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
  if (!failure) return <Why sentence={sentence} />
  const { error, steps, send } = failure
  const sendAgain = async () => {
    setBusy(true)
    await send(steps.map((step) => ({ ...step, spans: [] })))
    setBusy(false)
    focusCellInHand()
  }
  return (
    <Why sentence={failedAs(failed[steps[0]?.kind ?? 'update'], error)}>
      <InTheWay failure={error} />
      {isOverlap(error) && (
        <Button size="sm" busy={isBusy} onClick={() => void sendAgain()}>
          {withoutTimes}
        </Button>
      )}
    </Why>
  )
}

function Why({ sentence, children }: { sentence: string | undefined; children?: ReactNode }) {
  return (
    <div className="mt-2 flex w-fit flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-surface px-2 py-1">
      <ComplaintLine id="cell-refused" label="" error={sentence} />
      {children}
    </div>
  )
}

/** The button is gone by then. */
function focusCellInHand(): void {
  document.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus()
}
