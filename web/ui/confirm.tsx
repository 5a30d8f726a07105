import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { subscribeToLeavers } from '../lib/session.ts'
import { useSubscription } from '../lib/subscription.ts'
import { loadOverlays, useOverlays } from './overlay-loader.ts'

export type Question = {
  title: string
  description?: ReactNode
  confirmLabel?: string | undefined
  cancelLabel?: string | undefined
  /** Red, and the focus starts on Cancel. */
  destructive?: boolean | undefined
  /** Asked on the way to another address, which a yes goes on to: it has no entry of its own in the history. */
  onTheWay?: boolean | undefined
}

export type ConfirmDialogProps = Question & {
  open: boolean
  onAnswer: (yes: boolean) => void
  busy?: boolean | undefined
}

/** A question with two answers; Escape is the second. It does not close on a press outside. */
function ConfirmDialog(props: ConfirmDialogProps) {
  const overlays = useOverlays(props.open)
  return overlays && <overlays.ConfirmDialog {...props} />
}

type Confirm = (question: Question) => Promise<boolean>

const ConfirmContext = createContext<Confirm | undefined>(undefined)

/** Asks a question and resolves with the answer; closing it any other way is a no. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext)
  if (confirm === undefined) throw new Error('useConfirm needs a KitProvider above it')
  return confirm
}

/** Lets everything below ask questions, one at a time: a second one answers the first with no. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>({ title: '' })
  const [open, setOpen] = useState(false)
  const resolve = useRef<(yes: boolean) => void>(undefined)

  const answer = useCallback((yes: boolean) => {
    resolve.current?.(yes)
    resolve.current = undefined
    setOpen(false)
  }, [])
  const confirm = useCallback<Confirm>((next) => {
    resolve.current?.(false)
    void loadOverlays()
    setQuestion(next)
    setOpen(true)
    return new Promise((done) => {
      resolve.current = done
    })
  }, [])
  // Whoever was asked has left.
  useSubscription(subscribeToLeavers, () => answer(false))
  return (
    <ConfirmContext value={confirm}>
      {children}
      <ConfirmDialog {...question} open={open} onAnswer={answer} />
    </ConfirmContext>
  )
}
