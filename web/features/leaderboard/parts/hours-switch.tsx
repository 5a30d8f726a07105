import { type LeaderboardHours, leaderboardHours } from '../../../../contract/leaderboard-hours.ts'
import { approvedOnly, hoursWords } from '../../../../contract/words/leaderboard.ts'
import { Chip, Chips } from '../../../ui/chip.tsx'
import { said } from '../labels.ts'

type HoursSwitchProps = {
  /** Which hours are shown; undefined until it is known what the firm counts. */
  hours: LeaderboardHours | undefined
  onHours: (hours: LeaderboardHours) => void
}

/** Shows all hours, or those of approved weeks. */
export function HoursSwitch({ hours, onHours }: HoursSwitchProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Chips label={said.counted}>
        {leaderboardHours.map((value) => (
          <Chip key={value} isOn={hours === value} onPress={() => onHours(value)}>
            {hoursWords[value]}
          </Chip>
        ))}
      </Chips>
      <ApprovedOnly hours={hours} />
    </div>
  )
}

/** Beside approved hours what they leave out. */
export function ApprovedOnly({ hours }: Pick<HoursSwitchProps, 'hours'>) {
  return hours === 'approved' && <p className="text-secondary text-ink-2">{approvedOnly}</p>
}
