import { useInfiniteQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import type { Party, PartyPair } from '../../../../contract/parties.ts'
import { alikeReasonWords } from '../../../../contract/words/parties.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { RowList } from '../../../ui/rows/row-list.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { duplicatesQuery, useMerge } from '../api.ts'
import { said, duplicates as words } from '../labels.ts'
import { namesOf } from '../logic.ts'

/** Pairs of parties that may be one, each with the way to make them one. */
export function DuplicateParties() {
  const query = useInfiniteQuery(duplicatesQuery())
  return (
    <>
      <RowList<PartyPair> query={query} said={said}>
        {(pairs) =>
          pairs.length === 0 && !query.hasNextPage ? (
            <EmptyState icon={<Users />} title={words.none}>
              {words.hint}
            </EmptyState>
          ) : (
            <ul aria-label={words.listed} className="flex flex-col gap-3">
              {pairs.map((pair) => (
                <li key={pair.one.id + pair.other.id}>
                  <Pair {...pair} />
                </li>
              ))}
            </ul>
          )
        }
      </RowList>
      <LoadMore pages={query} />
    </>
  )
}

function Pair({ one, other, why }: PartyPair) {
  const { mutateAsync: merge, isPending } = useMerge()
  const confirm = useConfirm()
  const toasts = useToasts()
  const keep = async (kept: Party, dropped: Party) => {
    const yes = await confirm({
      title: words.merge,
      description: words.undo,
      confirmLabel: words.keep(namesOf(kept)[0]),
      destructive: true,
    })
    if (!yes) return
    await merge([kept, dropped]).then(
      () => toasts.success(words.merged, words.mergeFailed),
      (error: unknown) => toasts.error(words.mergeFailed, error),
    )
  }
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-border bg-surface p-4 shadow-card">
      <Badge>{alikeReasonWords[why]}</Badge>
      <div className="grid gap-4 sm:grid-cols-2">
        <Side party={one} busy={isPending} onKeep={() => void keep(one, other)} />
        <Side party={other} busy={isPending} onKeep={() => void keep(other, one)} />
      </div>
    </div>
  )
}

function Side({ party, busy, onKeep }: { party: Party; busy: boolean; onKeep: () => void }) {
  const [first, second] = namesOf(party)
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="font-semibold [overflow-wrap:anywhere]">{first}</p>
      <p className="text-secondary [overflow-wrap:anywhere] text-ink-2">
        {[second, ...party.aliases.map(({ name }) => name), party.address, party.last_case?.case_id]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Button disabled={busy} onClick={onKeep}>
        {words.keep(first)}
      </Button>
    </div>
  )
}
