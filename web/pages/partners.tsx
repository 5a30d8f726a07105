import { useSearch } from '@tanstack/react-router'
import { UserSearch } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { pageWords as said } from '../features/partner-notes/labels.ts'
import { onTab, type PartnersSearch, savedOfNotes } from '../features/partner-notes/logic.ts'
import { PartnerNoteBoard } from '../features/partner-notes/parts/partner-note-board.tsx'
import { SavedViews } from '../features/saved-views/parts/later-views.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { useSearchChange } from '../lib/search-change.ts'
import { Field } from '../ui/field.tsx'
import { PageHeading } from '../ui/heading.tsx'
import { Loading } from '../ui/spinner.tsx'
import { EmptyState } from '../ui/states.tsx'
import { Tabs } from '../ui/tabs.tsx'

// An associate is looked at after somebody is picked; the partner notes need none of this.
const AssociatePicker = lazyPart(() => import('../features/associates/public.ts'), 'AssociatePicker')
const AssociateFigures = lazyPart(
  () => import('../features/associates/parts/associate-figures.tsx'),
  'AssociateFigures',
)
const AssociateCharts = lazyPart(
  () => import('../features/associates/parts/associate-charts.tsx'),
  'AssociateCharts',
)
const AssociateNotes = lazyPart(() => import('../features/notes/parts/associate-notes.tsx'), 'AssociateNotes')
const AssociateArchive = lazyPart(
  () => import('../features/notes/parts/associate-notes.tsx'),
  'AssociateArchive',
)

/** /partners: the partners' own notes, and what each associate does. */
export function PartnersPage() {
  const search = useSearch({ from: '/staff/partners-only/partners' })
  const onSearch = useSearchChange<PartnersSearch>('/partners')
  const { associate } = search
  const dashboard = associate && (
    <>
      <AssociateFigures user_id={associate} />
      <AssociateCharts user_id={associate} weeks={search.weeks} onWeeks={(weeks) => onSearch({ weeks })} />
      <AssociateNotes user_id={associate} search={search} onSearch={onSearch} />
    </>
  )
  const archive = associate && <AssociateArchive user_id={associate} search={search} onSearch={onSearch} />
  const ofAssociate = (content: ReactNode) => (
    <Suspense fallback={<Loading />}>
      <OfAssociate
        search={search}
        onPick={(associate) => onSearch((before) => ({ ...onTab(before, before.tab), associate }))}
      >
        {content}
      </OfAssociate>
    </Suspense>
  )
  return (
    <div className="flex flex-col gap-4">
      <PageHeading title={said.title} meta={said.meta} />
      <Tabs
        label={said.title}
        value={search.tab ?? 'notes'}
        onValueChange={(tab) => onSearch((before) => onTab(before, tab))}
        tabs={[
          {
            value: 'notes',
            label: said.notes,
            content: (
              <div className="flex flex-col gap-4">
                <SavedViews page="/partners" names={savedOfNotes} search={search} onSearch={onSearch} />
                <PartnerNoteBoard search={search} onSearch={onSearch} />
              </div>
            ),
          },
          { value: 'associate', label: said.associate, content: ofAssociate(dashboard) },
          { value: 'archive', label: said.archive, content: ofAssociate(archive) },
        ]}
      />
    </div>
  )
}

type OfAssociateProps = {
  search: PartnersSearch
  onPick: (associate: string | undefined) => void
  children: ReactNode
}

/** What is shown of an associate, once one is picked. */
function OfAssociate({ search: { associate }, onPick, children }: OfAssociateProps) {
  return (
    <div className="flex flex-col gap-5">
      <Field label={said.who} className="w-72 max-w-full max-md:w-full">
        <AssociatePicker value={associate} onValueChange={onPick} />
      </Field>
      {children ? (
        <Suspense fallback={<Loading />}>{children}</Suspense>
      ) : (
        <EmptyState icon={<UserSearch />} title={said.nobody}>
          {said.nobodyHint}
        </EmptyState>
      )}
    </div>
  )
}
