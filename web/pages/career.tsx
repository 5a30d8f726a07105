import { CompleteStep } from '../features/careers/parts/complete-step.tsx'
import { EmailStep, PositionStep } from '../features/careers/parts/first-steps.tsx'
import { useApplication } from '../features/careers/parts/kept-application.ts'
import { PersonalStep } from '../features/careers/parts/personal-step.tsx'
import { PortalFrame, StartOver } from '../features/careers/parts/portal-frame.tsx'
import { ResumeStep } from '../features/careers/parts/resume-step.tsx'
import { StepIndicator } from '../features/careers/parts/step-indicator.tsx'
import { TestStep, UnknownAttempt } from '../features/careers/parts/test-step.tsx'
import { isUnknownAttempt, useAttempt } from '../features/careers/parts/use-attempt.ts'
import { useFirmFacts } from '../features/careers/parts/use-firm-facts.ts'
import { WritingStep } from '../features/careers/parts/writing-step.tsx'

/** /career: seven steps from an e-mail address to an application that was sent. */
export function CareerPage() {
  const { step } = useApplication()
  const { firm_name, firm_email } = useFirmFacts()
  return (
    <PortalFrame firm={firm_name}>
      <StepIndicator step={step} />
      <Step step={step} firm={firm_name} contact={firm_email} />
      {step > 0 && step < 6 && <StartOver />}
    </PortalFrame>
  )
}

function Step({ step, firm, contact }: { step: number; firm: string; contact: string }) {
  const state = useAttempt()
  if (step >= 3 && step < 6 && isUnknownAttempt(state.failure)) {
    return <UnknownAttempt onAgain={() => state.fail(undefined)} />
  }
  switch (step) {
    case 0:
      return <EmailStep />
    case 1:
      return <PositionStep />
    case 2:
      return <PersonalStep onBegin={state.begin} />
    case 3:
      return <TestStep state={state} />
    case 4:
      return <WritingStep firm={firm} />
    case 5:
      return <ResumeStep onUnknown={state.fail} />
    default:
      return <CompleteStep contact={contact} />
  }
}
