import { sentenceOfReason } from '../../../../contract/kernel/reasons.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { changeApplication } from './kept-application.ts'
import { StepCard } from './step-card.tsx'

/** The server does not know this device's test: what was typed stays, and the test is begun again. */
export function UnknownAttempt({ onAgain }: { onAgain: () => void }) {
  const again = () => {
    changeApplication({ step: 2, token: null, attempt_id: null, pending: {}, key: null })
    onAgain()
  }
  return (
    <StepCard
      title="Your test was not found"
      actions={
        <Button variant="primary" onClick={again}>
          Start again
        </Button>
      }
    >
      <Alert tone="destructive" title="Error">
        {sentenceOfReason['careers.attempt_unknown']}
      </Alert>
    </StepCard>
  )
}
