import { sentenceOf } from '../../../lib/failure.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/states.tsx'

/** In place of a review whose application could not be loaded, for example from an old link. */
export function MissingApplication({ error, onClose }: { error: unknown; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} size="sm" title="Application">
      <ErrorState title="This application could not be loaded" reason={sentenceOf(error)} />
    </Dialog>
  )
}
