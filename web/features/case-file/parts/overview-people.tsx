import type { ReactNode } from 'react'
import type { CaseFile } from '../../../../contract/case-file.ts'
import { caseParts } from '../../../../contract/case-states.ts'
import { casePartWords } from '../../../../contract/words/case-kinds.ts'
import { languageOf } from '../../../lib/language.ts'
import { CreatorBadge } from '../../../ui/person.tsx'
import { empty, overview as words } from '../labels.ts'
import { partyName } from '../logic.ts'
import { Part, Way } from './overview-part.tsx'

const sides = ['ours', 'theirs', 'neutral'] as const

/** Whose side everybody is on: ours at the left, theirs at the right, neutral ones below. */
export function Parties({ parties, all }: { parties: CaseFile['parties']; all: ReactNode }) {
  return (
    <Part title={words.parties} aside={parties.length > 0 && all}>
      {parties.length === 0 ? (
        <p className="text-secondary text-ink-2">{empty.parties}</p>
      ) : (
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {sides.map((side) => (
            <Side key={side} side={side} parties={parties.filter((one) => one.side === side)} />
          ))}
        </div>
      )}
    </Part>
  )
}

function Side({ side, parties }: { side: (typeof sides)[number]; parties: CaseFile['parties'] }) {
  if (side === 'neutral' && parties.length === 0) return null
  return (
    <div className={side === 'neutral' ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
      <h3 className="mb-1.5 text-meta font-semibold text-ink-3">{words[side]}</h3>
      <ul className="flex flex-col gap-2">
        {parties.map((party) => (
          <li key={party.id}>
            <span
              lang={languageOf(partyName(party))}
              className="block text-body font-semibold [overflow-wrap:anywhere]"
            >
              {partyName(party)}
            </span>
            {party.role_word && (
              <span className="text-meta [overflow-wrap:anywhere] text-ink-2">{party.role_word}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

type TeamProps = { file: CaseFile; onChange: () => void }

/** Who works on it. */
export function Team({ file: { people, can }, onChange }: TeamProps) {
  const parts = caseParts.map((part) => ({ part, people: people.filter((one) => one.part === part) }))
  return (
    <Part title={words.team} aside={can.team && <Way label={words.changeTeam} onPress={onChange} />}>
      {people.length === 0 && <p className="text-secondary text-ink-2">{words.nobody}</p>}
      <dl className="flex flex-col gap-1.5">
        {parts
          .filter((of) => of.people.length > 0)
          .map((of) => (
            <div key={of.part} className="flex gap-3">
              <dt className="w-20 shrink-0 pt-0.5 text-secondary text-ink-3">{casePartWords[of.part]}</dt>
              <dd className="flex min-w-0 flex-1 flex-wrap gap-1.5">
                {of.people.map((person) => (
                  <CreatorBadge key={person.user_id} of={person} />
                ))}
              </dd>
            </div>
          ))}
      </dl>
    </Part>
  )
}
