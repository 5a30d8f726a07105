import { useState } from 'react'
import { applicantDraft, applicantLimits } from '../../../../contract/careers.ts'
import { complaintsIn } from '../../../lib/check.ts'
import { complaintsOf } from '../../../lib/complaints.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import type { Complaints } from '../../../lib/said.ts'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { formWords, said, stepNames } from '../labels.ts'
import { cleanText } from '../logic.ts'
import { changeApplication, type KeptApplication, useApplication } from './kept-application.ts'
import { focusFirstInvalid, Problem, StepCard } from './step-card.tsx'

interface Found {
  sentence?: string
  fields: Complaints
}

type Begin = (website: string) => Promise<void>

/** Step 2: who applies and why; from here the test begins, and its clock. */
export function PersonalStep({ onBegin }: { onBegin: Begin }) {
  const { full_name, phone, motivation } = useApplication()
  const [website, setWebsite] = useState('')
  const { problem, busy, begin } = useBegin(onBegin)
  const set = (part: Partial<KeptApplication>) => changeApplication(part)
  return (
    <StepCard
      title={stepNames[2]}
      lead={formWords.personalLead}
      onSubmit={() => begin({ full_name, phone, motivation }, website)}
      goOn={{ children: formWords.begin, busy }}
    >
      <Problem said={problem.sentence} />
      <Field label={formWords.fullName} required error={problem.fields.fullName}>
        <TextInput
          name="name"
          autoComplete="name"
          maxLength={applicantLimits.full_name}
          value={full_name}
          onChange={(event) => set({ full_name: event.target.value })}
        />
      </Field>
      <Field label={formWords.phone} required error={problem.fields.phone}>
        <TextInput
          type="tel"
          name="tel"
          autoComplete="tel"
          maxLength={applicantLimits.phone}
          value={phone}
          onChange={(event) => set({ phone: event.target.value })}
        />
      </Field>
      <Field
        label={formWords.motivation}
        required
        error={problem.fields.motivation}
        hint={formWords.motivationHint}
      >
        <Textarea
          rows={5}
          name="motivation"
          maxLength={applicantLimits.motivation}
          value={motivation}
          onChange={(event) => set({ motivation: cleanText(event.target.value) })}
        />
      </Field>
      <Hidden value={website} onChange={setWebsite} />
    </StepCard>
  )
}

function useBegin(onBegin: Begin) {
  const [problem, setProblem] = useState<Found>({ fields: {} })
  const [busy, setBusy] = useState(false)
  const toasts = useToasts()
  const refuse = (found: Found) => {
    setProblem(found)
    focusFirstInvalid()
  }
  const begin = (form: Parameters<typeof complaintsOfForm>[0], website: string) => {
    if (busy) return
    const found = complaintsOfForm(form)
    if (found) return refuse(found)
    setProblem({ fields: {} })
    setBusy(true)
    void onBegin(website)
      .then(
        () => toasts.success(said.infoDone),
        (error: unknown) => refuse({ sentence: sentenceOf(error), fields: complaintsOf(error) }),
      )
      .finally(() => setBusy(false))
  }
  return { problem, busy, begin }
}

/** A field that people neither see nor reach; only a machine fills it in. */
function Hidden({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <input
      type="text"
      name="website"
      aria-hidden="true"
      tabIndex={-1}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="sr-only"
    />
  )
}

// A complaint that marks its field and says nothing of its own: one sentence above stands for all of them.
const unsaid = ''

function complaintsOfForm(form: Pick<KeptApplication, 'full_name' | 'phone' | 'motivation'>) {
  const { full_name: fullName, phone, motivation } = form
  const given = { fullName, phone, motivation }
  const missing = Object.entries(given).filter(([, value]) => value.trim() === '')
  if (missing.length > 0) {
    return {
      sentence: said.infoMissing,
      fields: Object.fromEntries(missing.map(([name]) => [name, formWords.required])),
    }
  }
  const rest = { email: 'somebody@example.com', position: 'intern', website: unsaid }
  const fields = complaintsIn(applicantDraft, { ...given, ...rest })
  return Object.keys(fields).length > 0 ? { fields } : undefined
}
