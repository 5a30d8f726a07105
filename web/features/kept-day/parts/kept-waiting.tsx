import type { KeptDay } from '../../../../contract/kept-day.ts'
import { limitedAccess } from '../../../../contract/words/calendar.ts'
import { shortDay } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { useKeepAct, useQueue } from '../../queue/public.tsx'
import { actOn, said, waits } from '../labels.ts'
import { lastActOn } from '../logic.ts'
import { Row } from './kept-row.tsx'

/** What waits for somebody on the kept day; a mention is marked done there, which waits for a connection. */
export function KeptWaiting({ of: { kind, on_day, about } }: { of: KeptDay['waiting'][number] }) {
  const { acts } = useQueue()
  const keep = useKeepAct()
  const when = on_day && shortDay(on_day)
  if (!about) return <Row title={limitedAccess} meta={[waits[kind], when]} />
  const { id, title, case_id, can_mark } = about
  const isMarked = lastActOn(acts, 'mention', id) !== undefined
  const mark = () => void keep({ kind: 'mention', id }, { version: 0, about: title })
  return (
    <Row title={title} meta={[waits[kind], when, case_id]} isDone={isMarked} isWaiting={isMarked}>
      {can_mark && !isMarked && (
        <Button className="mt-2 print:hidden" aria-label={actOn(said.mark, title)} onClick={mark}>
          {said.mark}
        </Button>
      )}
    </Row>
  )
}
