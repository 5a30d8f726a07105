import { useInfiniteQuery } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CaseStage, CaseType, Court } from '../../../../contract/courts.ts'
import { courtLevelWords, lawSideWords } from '../../../../contract/words/courts.ts'
import { count } from '../../../lib/format.ts'
import { locale } from '../../../lib/locale.ts'
import type { RowPage } from '../../../lib/rows/row-address.ts'
import { Badge } from '../../../ui/badge.tsx'
import { RowCard, titleIdOf } from '../../../ui/rows/row-card.tsx'
import { NoRows, RowCards } from '../../../ui/rows/row-list.tsx'
import { useAskedRemoval } from '../../../ui/rows/use-removal.ts'
import { useAuth } from '../../auth/public.tsx'
import { caseStages, caseTypes, courts } from '../api.ts'
import { areas, said } from '../labels.ts'
import type { CourtsSearch, ListName } from '../logic.ts'

type Page = RowPage<CourtsSearch>
type Calls = Pick<typeof courts, 'useDelete'>
type Named = Pick<Court, 'id' | 'name_en' | 'name_bn' | 'is_active' | 'can'>
type Listed<Row> = Parameters<typeof RowCards<Row & { id: string }>>[0]['query']

/** One of the three lists, as far as its search fits. */
export function CourtList({ list, page }: { list: ListName; page: Page }) {
  if (list === 'types') return <TypeList {...page} />
  return list === 'stages' ? <StageList {...page} /> : <CourtCards {...page} />
}

function CourtCards(page: Page) {
  const query = useInfiniteQuery(courts.list({ q: page.search.q }))
  const place = ({ level, district, place }: Court) => [courtLevelWords[level], district, place]
  return <Cards<Court> {...{ query, page }} list="courts" calls={courts} factsOf={place} />
}

function TypeList(page: Page) {
  const query = useInfiniteQuery(caseTypes.list({ q: page.search.q }))
  const facts = ({ code, side, aliases }: CaseType) => [code, lawSideWords[side], ...(aliases ?? [])]
  return <Cards<CaseType> {...{ query, page }} list="types" calls={caseTypes} factsOf={facts} />
}

function StageList(page: Page) {
  const query = useInfiniteQuery(caseStages.list({ q: page.search.q }))
  const place = ({ place_in_order }: CaseStage) => [count(place_in_order)]
  return <Cards<CaseStage> {...{ query, page }} list="stages" calls={caseStages} factsOf={place} />
}

type CardsProps<Row> = {
  query: Listed<Row>
  page: Page
  list: ListName
  calls: Calls
  /** What is said of a row below its name. */
  factsOf: (row: Row) => (string | null)[]
}

/** Both names of each row, that of the reader's language first. */
function Cards<Row extends Named>({ query, page, list, calls, factsOf }: CardsProps<Row>): ReactNode {
  const area = areas[list]
  const onDelete = useAskedRemoval(calls, area, area.ask)
  const mayAdd = useAuth().may('courts')
  const onAdd = mayAdd ? page.onAdd : undefined
  const empty = <NoRows icon={<Landmark />} {...page} onAdd={onAdd} said={area} filters={['q']} />
  return (
    <RowCards<Row> label={area.listed} {...{ query, said: area, empty }}>
      {(row) => {
        const isBangla = locale === 'bn' && row.name_bn !== null
        const [first, second] = isBangla ? [row.name_bn, row.name_en] : [row.name_en, row.name_bn]
        return (
          <RowCard
            row={row}
            name={first ?? row.name_en}
            onEdit={page.onEdit}
            onDelete={(gone) => onDelete(gone, first ?? row.name_en)}
            foot={
              <span className="text-meta [overflow-wrap:anywhere] text-ink-3">
                {factsOf(row).filter(Boolean).join(' · ')}
              </span>
            }
            className="gap-2 px-4 pt-3.5 pb-3"
          >
            <div className="flex flex-1 items-start justify-between gap-3">
              <h3
                id={titleIdOf(row)}
                lang={isBangla ? 'bn' : 'en'}
                className="min-w-0 text-card font-semibold [overflow-wrap:anywhere]"
              >
                {first}
              </h3>
              {!row.is_active && <Badge>{said.off}</Badge>}
            </div>
            {second && (
              <p lang={isBangla ? 'en' : 'bn'} className="text-secondary [overflow-wrap:anywhere] text-ink-2">
                {second}
              </p>
            )}
          </RowCard>
        )
      }}
    </RowCards>
  )
}
