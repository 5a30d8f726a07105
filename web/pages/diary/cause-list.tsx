import { useSearch } from '@tanstack/react-router'
import { useAuth } from '../../features/auth/public.tsx'
import type { CauseListSearch } from '../../features/cause-lists/address.ts'
import { said } from '../../features/cause-lists/labels.ts'
import { EarlierLists } from '../../features/cause-lists/parts/earlier-lists.tsx'
import { ReadList } from '../../features/cause-lists/parts/read-list.tsx'
import { ToDiary } from '../../features/cause-lists/parts/to-diary.tsx'
import { laterPart } from '../../lib/lazy-part.ts'
import { useSearchChange } from '../../lib/search-change.ts'
import { PageHeading } from '../../ui/heading.tsx'

// Nobody needs it before a list was read.
const Review = laterPart(() => import('../../features/cause-lists/parts/review.tsx'), 'Review')

/** /diary/cause-list: a court's list is read, and looked at beside the firm's cases. */
export function CauseListPage() {
  const { id, day }: CauseListSearch = useSearch({
    strict: false,
    structuralSharing: true,
    select: ({ id, day }) => ({ id, day }),
  })
  const onSearch = useSearchChange<CauseListSearch>('/diary/cause-list')
  const { may } = useAuth()
  const open = (list: { id: string }) => onSearch({ id: list.id, day: undefined }, { replace: false })
  return (
    <div className="flex flex-col gap-5">
      {id === undefined ? (
        <>
          <PageHeading title={said.import} meta={said.meta} actions={<ToDiary />} />
          {may('hearings.write') && <ReadList day={day} onRead={open} />}
          <EarlierLists onOpen={open} />
        </>
      ) : (
        <Review key={id} id={id} />
      )}
    </div>
  )
}
