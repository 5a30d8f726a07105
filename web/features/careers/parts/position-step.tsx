import { type Position, positions } from '../../../../contract/career-positions.ts'
import { positionLabels } from '../../../../contract/words/careers.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { formWords, portalWords, requirements, salaryLabels, stepNames } from '../labels.ts'
import { changeApplication, useApplication } from './kept-application.ts'
import { StepCard } from './step-card.tsx'

const options = positions.map((value) => ({
  value,
  label: <span className="block text-card font-semibold">{positionLabels[value]}</span>,
  hint: <Terms position={value} />,
}))

/** Step 1: what is applied for. */
export function PositionStep() {
  const { position } = useApplication()
  const go = () => {
    if (position !== null) changeApplication({ step: 2 })
  }
  return (
    <StepCard
      title={stepNames[1]}
      lead={formWords.positionLead}
      onSubmit={go}
      goOn={{ children: portalWords.goOn, disabled: position === null }}
    >
      <RadioGroup
        label={formWords.position}
        hideLabel
        look="cards"
        options={options}
        value={position}
        onValueChange={(chosen) => changeApplication({ position: chosen })}
      />
    </StepCard>
  )
}

/** What is paid and what is asked for; spans, since a label holds no lists. */
function Terms({ position }: { position: Position }) {
  const salary = salaryLabels[position]
  return (
    <>
      {salary && (
        <span className="mt-0.5 block text-secondary font-semibold text-ink tabular-nums">{salary}</span>
      )}
      <span className="mt-2 block border-t border-border-strong/60 pt-2">
        <span className="sr-only">{formWords.requirements}</span>
        {requirements[position].map((one) => (
          <span key={one} className="relative mt-0.5 block pl-3.5 text-secondary">
            <span
              aria-hidden="true"
              className="absolute top-2 left-0 size-1.5 rounded-full bg-border-strong"
            />
            {one}
          </span>
        ))}
      </span>
    </>
  )
}
