import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import type { Party, PartyRelation } from '../../../../contract/parties.ts'
import { partyLimits, type RelationKind, relationKinds } from '../../../../contract/party-words.ts'
import { relationWords } from '../../../../contract/words/parties.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { SuggestInput } from '../../../ui/suggest-input.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { relationsQuery, useRelate, useUnrelate } from '../api.ts'
import { said, relations as words } from '../labels.ts'
import { namesOf, newOne } from '../logic.ts'
import { usePartiesFound } from './use-parties-found.ts'
import { useWhichParty, WhichParty } from './which-party.tsx'

/** What a party is to others and others to it; each is kept at once. */
export function Relations({ row: { id, can } }: { row: Party }) {
  const { data } = useQuery(relationsQuery(id))
  const remove = useUnrelate()
  const toasts = useToasts()
  const failed = (error: unknown) => toasts.error(said.updateFailed, error)
  return (
    <section aria-label={words.title} className="flex flex-col gap-2">
      <h3 className="text-secondary font-semibold">{words.title}</h3>
      <ul className="flex flex-wrap gap-2">
        {data?.items.map((relation) => (
          <li
            key={relation.id}
            className="flex items-center gap-1 rounded-full bg-sunken px-3 text-secondary"
          >
            <span className="[overflow-wrap:anywhere]">{relationOf(relation, id)}</span>
            {relation.can.delete && (
              <IconButton
                label={words.remove(relationOf(relation, id))}
                onClick={() => void remove.mutateAsync(relation.id).catch(failed)}
              >
                <X className="size-4" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {can.edit && <AddRelation of={id} onFailed={failed} />}
    </section>
  )
}

function relationOf({ kind, from_ref, from, to }: PartyRelation, of: string): string {
  const word = relationWords[kind]
  return from_ref === of ? words.isOf(word, namesOf(to)[0]) : words.has(word, namesOf(from)[0])
}

function AddRelation({ of, onFailed }: { of: string; onFailed: (error: unknown) => void }) {
  const [kind, setKind] = useState<RelationKind>('owner')
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const found = usePartiesFound(typed, of)
  const [chosen, setChosen] = useState('')
  const which = useWhichParty(typed, chosen, of)
  const relate = useRelate()
  const add = async () => {
    const other = typed.trim() === '' ? newOne : await which.decide()
    setMissing(other === newOne)
    if (other === newOne || other === undefined) return
    await relate.mutateAsync({ from_ref: of, to_ref: other.id, kind })
    setTyped('')
    setChosen('')
  }
  return (
    <div className="grid grid-cols-1 items-start gap-2 sm:grid-cols-[12rem_1fr_auto]">
      <Field label={words.kind}>
        <Select
          value={kind}
          options={relationKinds.map((value) => ({ value, label: relationWords[value] }))}
          onValueChange={setKind}
        />
      </Field>
      <Field label={words.other} error={isMissing ? words.choose : undefined}>
        <SuggestInput
          value={typed}
          suggestions={found.names}
          detailOf={(name) => found.partyOf(name)?.last_case?.case_id}
          maxLength={partyLimits.name}
          onValueChange={(next) => {
            setTyped(next)
            setChosen('')
            setMissing(false)
          }}
        />
      </Field>
      {(which.named.length > 1 || which.isMissing) && (
        <div className="sm:col-span-2">
          <WhichParty of={which} onChoose={setChosen} isKnown />
        </div>
      )}
      <Button busy={relate.isPending} onClick={() => void add().catch(onFailed)} className="sm:mt-6.5">
        {words.add}
      </Button>
    </div>
  )
}
