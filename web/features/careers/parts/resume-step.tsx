import { useRef, useState } from 'react'
import { resumeMegabytes } from '../../../../contract/limits.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { said } from '../labels.ts'
import { complaintOfFile, isAsNamed } from '../logic.ts'
import { FilePicker } from './file-picker.tsx'
import { StepCard } from './step-card.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { useSubmission } from './use-submission.ts'

const sentences = { kind: said.resumeKind, large: said.resumeLarge, empty: said.resumeEmpty }

/** Step 5: the resume, and with it everything is sent. */
export function ResumeStep({ onUnknown }: { onUnknown: (error: unknown) => void }) {
  const [resume, setResume] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const { sending, progress, isSecondTry, send } = useSubmission(onUnknown)
  const toasts = useToasts()
  const latest = useRef<File>(undefined)
  const choose = async (file: File) => {
    latest.current = file
    setResume(undefined)
    const found = await complaintOf(file)
    // Another one was chosen while this one was read.
    if (latest.current !== file) return
    setProblem(found)
    if (found) return
    setResume(file)
    toasts.success(said.resumeDone)
  }
  return (
    <StepCard
      title="Resume Upload"
      lead={`PDF, DOC or DOCX, up to ${resumeMegabytes}MB.`}
      onSubmit={() => resume && send(resume)}
      actions={
        <Button variant="primary" type="submit" disabled={!resume} busy={sending} busyText="Submitting...">
          Submit Application
        </Button>
      }
    >
      {problem && (
        <Alert tone="destructive" title="Error">
          {problem}
        </Alert>
      )}
      <FilePicker
        file={resume}
        disabled={sending}
        onChoose={(file) => void choose(file)}
        onRemove={() => setResume(undefined)}
      />
      {sending && <UploadProgress share={progress} isSecondTry={isSecondTry} />}
    </StepCard>
  )
}

async function complaintOf(file: File): Promise<string | undefined> {
  const found = complaintOfFile(file)
  if (found) return sentences[found]
  try {
    return isAsNamed(file.name, new Uint8Array(await file.arrayBuffer())) ? undefined : said.resumeKind
  } catch {
    return 'This file could not be read. Please choose it again.'
  }
}
