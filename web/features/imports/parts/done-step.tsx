import { Link } from '@tanstack/react-router'
import { Undo2 } from 'lucide-react'
import type { ImportRun } from '../../../../contract/imports.ts'
import { paths } from '../../../lib/paths.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { importedRows, keptRows, runStateWords, said } from '../labels.ts'
import { useUndoImport } from './use-undo-import.ts'

/** The last step: what came of it, and the way back. */
export function DoneStep({ run, onAnother }: { run: ImportRun; onAnother: () => void }) {
  const { state, counts, kept, can, doing, failure } = run
  const undo = useUndoImport(run)
  const isUndoing = undo.busy || doing === 'undo'
  return (
    <Card className="flex flex-col items-start gap-3 p-5">
      <p role="status" className="text-body">
        {state === 'applied' ? importedRows(counts.new + counts.change) : runStateWords[state]}
      </p>
      {state === 'undone' && kept > 0 && <p className="text-body text-ink-2">{keptRows(kept)}</p>}
      {failure && <p className="text-secondary text-danger">{failure}</p>}
      <div className="flex flex-wrap gap-2">
        <Link {...paths.caselist()} className={buttonClass('primary')}>
          {said.toCases}
        </Link>
        <Button onClick={onAnother}>{said.another}</Button>
        {(can.undo || isUndoing) && (
          <Button
            icon={<Undo2 className="size-4" />}
            busy={isUndoing}
            busyText={said.undoing}
            onClick={undo.ask}
          >
            {said.undo}
          </Button>
        )}
      </div>
    </Card>
  )
}
