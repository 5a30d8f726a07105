import { useInfiniteQuery } from '@tanstack/react-query'
import { Languages } from 'lucide-react'
import { lines, oneOfList, rowFields } from '../../../../contract/kernel/row.ts'
import type { NameGroupRow } from '../../../../contract/parties.ts'
import { nameWeights, partyLimits } from '../../../../contract/party-words.ts'
import { languageOf } from '../../../lib/language.ts'
import type { RowPage } from '../../../lib/rows/row-address.ts'
import { RowCard, titleIdOf } from '../../../ui/rows/row-card.tsx'
import { RowDialog } from '../../../ui/rows/row-dialog.tsx'
import { RowField } from '../../../ui/rows/row-field.tsx'
import { NoRows, RowCards } from '../../../ui/rows/row-list.tsx'
import { useAskedRemoval } from '../../../ui/rows/use-removal.ts'
import { useRowDialog } from '../../../ui/rows/use-row-dialog.ts'
import { useAuth } from '../../auth/public.tsx'
import { nameGroups } from '../api.ts'
import { groups as words } from '../labels.ts'

const fields = rowFields({
  forms: lines({ most: partyLimits.forms, each: partyLimits.form }),
  weight: oneOfList(nameWeights, { required: true, usual: '1', complaint: 'one_of_the_weights' }),
})
const area = {
  name: 'name-group',
  fields,
  names: { forms: words.forms, weight: words.weight },
  said: words,
  calls: nameGroups,
}
const wordOf = (weight: string) =>
  weight in words.weights ? words.weights[weight as keyof typeof words.weights] : weight

type Page = RowPage<{ q?: string | undefined }>

/** Spellings that are one word wherever names are compared, each group with how much its word says. */
export function NameGroups({ page }: { page: Page }) {
  const query = useInfiniteQuery(nameGroups.list({ q: page.search.q }))
  const mayChange = useAuth().may('courts')
  const onDelete = useAskedRemoval(nameGroups, words, words.ask)
  const onAdd = mayChange ? page.onAdd : undefined
  const empty = <NoRows icon={<Languages />} {...page} onAdd={onAdd} said={words} filters={['q']} />
  return (
    <>
      <RowCards<NameGroupRow> label={words.listed} {...{ query, said: words, empty }}>
        {(row) => {
          const [first = '', ...others] = row.forms
          return (
            <RowCard
              row={row}
              name={first}
              onEdit={page.onEdit}
              onDelete={(gone) => onDelete(gone, first)}
              foot={<span className="text-meta text-ink-3">{wordOf(row.weight)}</span>}
              className="gap-2 px-4 pt-3.5 pb-3"
            >
              <h3 id={titleIdOf(row)} lang={languageOf(first)} className="text-card font-semibold">
                {first}
              </h3>
              <p className="flex-1 text-secondary [overflow-wrap:anywhere] text-ink-2">
                {others.join(' · ')}
              </p>
            </RowCard>
          )
        }}
      </RowCards>
      {mayChange && <GroupDialog />}
    </>
  )
}

function GroupDialog() {
  const { editor, dialog } = useRowDialog('/courts', area)
  return (
    <RowDialog {...dialog}>
      <RowField of={editor} name="forms" rows={6} hint={words.eachLine} />
      <RowField of={editor} name="weight" wordOf={wordOf} />
    </RowDialog>
  )
}
