import { useAuth } from '../features/auth/public.tsx'
import { areas, said } from '../features/courts/labels.ts'
import { type CourtsSearch, tabs } from '../features/courts/logic.ts'
import { CourtList } from '../features/courts/parts/court-lists.tsx'
import { groups } from '../features/parties/labels.ts'
import { laterPart } from '../lib/lazy-part.ts'
import { useRowPage } from '../lib/rows/row-address.ts'
import { useShortcut } from '../lib/shortcuts.ts'
import { PageHeading } from '../ui/heading.tsx'
import { Filters, WordsFilter } from '../ui/rows/filters.tsx'
import { AddButton } from '../ui/rows/row-page.tsx'
import { Tabs } from '../ui/tabs.tsx'

const CourtDialogs = laterPart(() => import('../features/courts/parts/court-dialogs.tsx'), 'CourtDialogs')

const NameGroups = laterPart(() => import('../features/parties/parts/name-groups.tsx'), 'NameGroups')

const words = { ...areas, names: groups }

/** /courts: where cases are heard, of which type they are and at which stage; changed by whoever keeps them. */
export function CourtsPage() {
  const page = useRowPage<CourtsSearch>('/courts')
  const { list = 'courts' } = page.search
  const mayAdd = useAuth().may('courts')
  const add = () => mayAdd && page.onAdd()
  useShortcut('n', add, words[list].shortcut)
  const content = (
    <div className="flex flex-col gap-5">
      <Filters>
        <WordsFilter of={page} label={said.search} placeholder={said.searchHint} />
      </Filters>
      {list === 'names' ? (
        <NameGroups page={page} />
      ) : (
        <>
          <CourtList {...{ list, page }} />
          {mayAdd && <CourtDialogs list={list} />}
        </>
      )}
    </div>
  )
  return (
    <div className="flex flex-col gap-5">
      <PageHeading
        title={said.title}
        meta={said.meta}
        actions={mayAdd && <AddButton label={words[list].add} onAdd={page.onAdd} />}
      />
      <Tabs
        label={said.lists}
        tabs={tabs.map((value) => ({ value, label: words[value].tab, content }))}
        value={list}
        onValueChange={(next) => page.onSearch({ list: next, q: undefined })}
      />
    </div>
  )
}
