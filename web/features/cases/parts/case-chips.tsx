import { caseStatuses } from '../../../../contract/case-states.ts'
import { caseStatusWords } from '../../../../contract/words/cases.ts'
import { cx } from '../../../ui/cx.ts'
import type { CaselistSearch } from '../address.ts'
import { chips } from '../labels.ts'

type CaseChipsProps = {
  search: CaselistSearch
  onSearch: (change: Partial<CaselistSearch>) => void
}

/** Narrows the list by a press: where cases stand, one's own, those without a next date. */
export function CaseChips({ search, onSearch }: CaseChipsProps) {
  return (
    <fieldset className="flex flex-wrap gap-2 print:hidden">
      <legend className="sr-only">{chips.label}</legend>
      {caseStatuses.map((status) => (
        <Chip
          key={status}
          isOn={search.status === status}
          onPress={(isOn) => onSearch({ status: isOn ? status : undefined })}
        >
          {caseStatusWords[status]}
        </Chip>
      ))}
      <Chip isOn={search.mine === '1'} onPress={(isOn) => onSearch({ mine: isOn ? '1' : undefined })}>
        {chips.mine}
      </Chip>
      <Chip isOn={search.undated === '1'} onPress={(isOn) => onSearch({ undated: isOn ? '1' : undefined })}>
        {chips.undated}
      </Chip>
    </fieldset>
  )
}

type ChipProps = { isOn: boolean; onPress: (isOn: boolean) => void; children: string }

function Chip({ isOn, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => onPress(!isOn)}
      className={cx(
        'h-8 rounded-full border px-3.5 text-secondary font-semibold transition-colors coarse:h-control',
        isOn
          ? 'border-accent bg-accent-soft text-accent'
          : 'border-border-strong bg-surface text-ink-2 hover:bg-sunken hover:text-ink',
      )}
    >
      {children}
    </button>
  )
}
