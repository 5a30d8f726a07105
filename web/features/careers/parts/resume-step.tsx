import { useRef, useState } from 'react'
import { useToasts } from '../../../ui/toast.tsx'
import { endWords, said, stepNames } from '../labels.ts'
import { complaintOfFile, isAsNamed } from '../logic.ts'
import { FilePicker } from './file-picker.tsx'
import { Problem, StepCard } from './step-card.tsx'
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
      title={stepNames[5]}
      lead={endWords.resumeLead}
      onSubmit={() => resume && send(resume)}
      goOn={{ children: endWords.submit, disabled: !resume, busy: sending, busyText: endWords.submitting }}
    >
      <Problem said={problem} />
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

/** How much of the application has been sent. */
function UploadProgress({ share, isSecondTry }: { share: number; isSecondTry: boolean }) {
  const percent = Math.round(share * 100)
  return (
    <div>
      <div
        role="progressbar"
        aria-label={endWords.upload}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-1.5 overflow-hidden rounded-full bg-ink/10"
      >
        <div className="h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
      </div>
      <p role="status" className="mt-1.5 text-meta text-ink-2">
        {isSecondTry ? endWords.sendingAgain : endWords.sending}
      </p>
    </div>
  )
}

async function complaintOf(file: File): Promise<string | undefined> {
  const found = complaintOfFile(file)
  if (found) return sentences[found]
  try {
    return isAsNamed(file.name, new Uint8Array(await file.arrayBuffer())) ? undefined : said.resumeKind
  } catch {
    return said.resumeBroken
  }
}
