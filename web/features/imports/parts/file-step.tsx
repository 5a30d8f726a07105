import { FileUp } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { ImportKind } from '../../../../contract/import-kinds.ts'
import type { ImportRun } from '../../../../contract/imports.ts'
import { inDigits } from '../../../lib/digits.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { usePreview } from '../api.ts'
import { said } from '../labels.ts'

interface FileStepProps {
  kind: ImportKind
  onRead: (run: ImportRun) => void
}

/** The first step: a file is chosen and looked at; why it is refused stands beside it. */
export function FileStep({ kind, onRead }: FileStepProps) {
  const preview = usePreview()
  const read = (file: File) => {
    const told = [file.name, file.size, file.lastModified]
    preview.mutate({ file, kind, told }, { onSuccess: onRead })
  }
  return (
    <Card className="flex flex-col items-start gap-3 p-5">
      <p className="text-body text-ink-2">{inDigits(said.form)}</p>
      <p className="text-body text-ink-2">{said.firstLook}</p>
      <ChooseFile busy={preview.isPending} onChoose={read}>
        {said.choose}
      </ChooseFile>
      {preview.error && (
        <p role="alert" className="text-secondary text-danger">
          <span className="font-semibold">{said.readFailed}: </span>
          {sentenceOf(preview.error)}
        </p>
      )}
    </Card>
  )
}

interface ChooseFileProps {
  busy: boolean
  onChoose: (file: File) => void
  children: ReactNode
}

function ChooseFile({ busy, onChoose, children }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv"
        aria-label={said.choose}
        className="hidden"
        onChange={({ target }) => {
          const chosen = target.files?.[0]
          // The same file can be chosen again after it was corrected.
          target.value = ''
          if (chosen) onChoose(chosen)
        }}
      />
      <Button
        variant="primary"
        icon={<FileUp className="size-4" />}
        busy={busy}
        busyText={said.reading}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  )
}
