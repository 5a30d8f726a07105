import { caseStatuses } from '../../../../contract/case-states.ts'
import { caseStatusWords } from '../../../../contract/words/cases.ts'
import { Chip, Chips } from '../../../ui/chip.tsx'
import type { CaselistSearch } from '../address.ts'
import { chips } from '../labels.ts'

type CaseChipsProps = {
  search: CaselistSearch
  onSearch: (change: Partial<CaselistSearch>) => void
}

/** Narrows the list by a press: where cases stand, one's own, those without a next date. */
export function CaseChips({ search, onSearch }: CaseChipsProps) {
  return (
    <Chips label={chips.label}>
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
    </Chips>
  )
}
