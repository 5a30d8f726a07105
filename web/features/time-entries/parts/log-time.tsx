import { logTimeWords } from '../../../lib/labels.ts'
import type { TimeAbout } from '../../../lib/log-time.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { Kbd } from '../../../ui/kbd.tsx'
import { said } from '../labels.ts'
import { TimeLine } from './time-line.tsx'
import { useTimeLine } from './use-time-line.ts'

export interface LogTimeProps {
  about: TimeAbout
  /** Ends what takes the typing until the field has the focus, and answers what was typed. */
  takeTyped: () => string
  onClose: () => void
}

/** One line from wherever somebody is; what is typed stays as a draft when it is closed. */
export function LogTime({ about, takeTyped, onClose }: LogTimeProps) {
  const state = useTimeLine(about)
  const enter = (stays: boolean) => void state.send().then((isLogged) => isLogged && !stays && onClose())
  return (
    <Dialog
      open
      onClose={onClose}
      title={logTimeWords}
      description={about.note?.title}
      footer={
        <>
          <DialogClose />
          <Button variant="primary" busy={state.isBusy} onClick={() => enter(false)}>
            {said.log}
            <Kbd>{said.enter}</Kbd>
          </Button>
        </>
      }
    >
      <TimeLine
        state={state}
        onEnter={enter}
        onFocus={() => {
          const early = takeTyped()
          if (early) state.type(state.line + early)
        }}
      />
    </Dialog>
  )
}
