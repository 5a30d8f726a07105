import { FileText, RotateCw, X } from 'lucide-react'
import { IconButton } from '../../../ui/button.tsx'
import { attaching, sizeLabel } from '../labels.ts'
import type { Attachment } from './use-attachment.ts'

interface AttachedFileProps {
  attachment: Attachment
  onDrop: () => void
  onRetry: () => void
}

/** The file of the message being written: how far it is, and the way to give it up or try again. */
export function AttachedFile({ attachment, onDrop, onRetry }: AttachedFileProps) {
  const { name, size, progress, state } = attachment
  const percent = Math.round(progress * 100)
  const words = state === 'sending' ? attaching.sending(percent) : attaching[state]
  return (
    <div className="flex items-center gap-2.5 rounded-md border border-border bg-surface px-3 py-2">
      <FileText aria-hidden="true" className="size-5 shrink-0 text-accent" />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="truncate font-semibold text-ink">
          {name}
        </p>
        <p className={state === 'failed' ? 'text-meta text-danger' : 'text-meta text-ink-2'}>
          {sizeLabel(size)} · {words}
        </p>
        {state === 'sending' && (
          <progress
            value={percent}
            max={100}
            aria-label={attaching.progress(name)}
            className="mt-1 h-1.5 w-full accent-accent"
          />
        )}
      </div>
      {state === 'failed' && (
        <IconButton label={attaching.again(name)} onClick={onRetry}>
          <RotateCw className="size-4" />
        </IconButton>
      )}
      <IconButton
        label={state === 'sending' ? attaching.cancel(name) : attaching.remove(name)}
        onClick={onDrop}
      >
        <X className="size-4" />
      </IconButton>
    </div>
  )
}
