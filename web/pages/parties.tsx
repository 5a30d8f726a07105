import { Link } from '@tanstack/react-router'
import { useAuth } from '../features/auth/public.tsx'
import type { PartiesSearch } from '../features/parties/address.ts'
import { duplicates, said } from '../features/parties/labels.ts'
import { PartyList } from '../features/parties/parts/party-list.tsx'
import { SavedViews } from '../features/saved-views/parts/later-views.ts'
import { laterPart } from '../lib/lazy-part.ts'
import { paths } from '../lib/paths.ts'
import { useRowPage } from '../lib/rows/row-address.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Filters, WordsFilter } from '../ui/rows/filters.tsx'
import { RowPage } from '../ui/rows/row-page.tsx'

const PartyDialog = laterPart(() => import('../features/parties/parts/party-dialog.tsx'), 'PartyDialog')
const DuplicateParties = laterPart(
  () => import('../features/parties/parts/duplicate-parties.tsx'),
  'DuplicateParties',
)

/** /parties: the people and organisations of the firm's cases. */
export function PartiesPage() {
  const page = useRowPage<PartiesSearch>('/parties')
  const isOfPairs = page.search.show === 'duplicates'
  const { may } = useAuth()
  return (
    <RowPage
      said={said}
      onAdd={page.onAdd}
      taking={
        <>
          {may('cases.manage') && (
            <Button onClick={() => page.onSearch({ show: isOfPairs ? undefined : 'duplicates' })}>
              {isOfPairs ? duplicates.back : duplicates.find}
            </Button>
          )}
          <Link {...paths.runConflictCheck()} className={buttonClass()}>
            {said.runCheck}
          </Link>
        </>
      }
    >
      {isOfPairs ? (
        <DuplicateParties />
      ) : (
        <>
          <Filters>
            <WordsFilter of={page} label={said.search} placeholder={said.searchHint} />
          </Filters>
          <SavedViews page="/parties" names={['q']} {...page} />
          <PartyList {...page} />
        </>
      )}
      <PartyDialog />
    </RowPage>
  )
}
