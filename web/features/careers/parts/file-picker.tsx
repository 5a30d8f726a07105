import { FileText, Upload, X } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { resumeLimits } from '../../../../contract/career-application.ts'
import { IconButton } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { endWords as said } from '../labels.ts'
import { sizeInWords } from '../logic.ts'

type FilePickerProps = {
  file: File | undefined
  disabled: boolean
  onChoose: (file: File) => void
  onRemove: () => void
}

const accept = resumeLimits.endings.map((ending) => `.${ending}`).join(',')

/** A place for one file: pressed, reached by keyboard, or dropped upon. */
export function FilePicker({ file, disabled, onChoose, onRemove }: FilePickerProps) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(!disabled)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const dropped = event.dataTransfer.files[0]
    if (dropped && !disabled) onChoose(dropped)
  }
  return (
    <section aria-label={said.resume} onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop}>
      <input
        id={id}
        type="file"
        accept={accept}
        disabled={disabled}
        className="peer sr-only"
        onChange={({ target }) => {
          const chosen = target.files?.[0]
          // The same file can be chosen again after it was refused.
          target.value = ''
          if (chosen) onChoose(chosen)
        }}
      />
      <label
        htmlFor={id}
        className={cx(
          'flex min-h-36 flex-col items-center justify-center gap-1 rounded-lg border border-dashed px-4 py-6 text-center transition-colors',
          'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
          disabled ? 'border-border' : 'cursor-pointer hover:border-accent hover:bg-accent-soft/50',
          isOver ? 'border-accent bg-accent-soft' : 'border-field-border',
        )}
      >
        <Upload aria-hidden="true" className="mb-1 size-7 stroke-[1.5] text-ink-3" />
        <span className="text-body font-semibold text-ink">{file ? said.chooseAnother : said.choose}</span>
        <span className="text-secondary text-ink-2 coarse:hidden">{said.drop}</span>
      </label>
      {file && <Chosen file={file} onRemove={disabled ? undefined : onRemove} />}
    </section>
  )
}

function Chosen({ file, onRemove }: { file: File; onRemove: (() => void) | undefined }) {
  return (
    <div className="mt-3 flex items-center gap-3 rounded-md border border-border bg-sunken px-3.5 py-2.5">
      <FileText aria-hidden="true" className="size-5 shrink-0 text-accent" />
      <p className="min-w-0 flex-1">
        <span className="block truncate text-body font-semibold" title={file.name}>
          {file.name}
        </span>
        <span className="text-meta text-ink-2 tabular-nums">{sizeInWords(file.size)}</span>
      </p>
      {onRemove && (
        <IconButton label={said.remove(file.name)} onClick={onRemove}>
          <X className="size-4" />
        </IconButton>
      )}
    </div>
  )
}
