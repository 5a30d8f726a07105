import { useSearch } from '@tanstack/react-router'
import { AssociatePicker } from '../features/associates/public.ts'
import { useAuth } from '../features/auth/public.tsx'
import { pageWords as said } from '../features/feedback/labels.ts'
import type { FeedbackSearch } from '../features/feedback/logic.ts'
import { FeedbackExport } from '../features/feedback/parts/feedback-export.tsx'
import { FeedbackList } from '../features/feedback/parts/feedback-list.tsx'
import { GiveFeedback } from '../features/feedback/parts/give-feedback.tsx'
import { SavedViews } from '../features/saved-views/parts/later-views.ts'
import { laterPart } from '../lib/lazy-part.ts'
import { useSearchChange } from '../lib/search-change.ts'
import { PageHeading, SectionHeading } from '../ui/heading.tsx'
import { Loading } from '../ui/spinner.tsx'

const FeedbackDialog = laterPart(
  () => import('../features/feedback/parts/feedback-dialog.tsx'),
  'FeedbackDialog',
)

/** /feedback: what partners tell associates about their work. */
export function FeedbackPage() {
  const { may, profileStatus } = useAuth()
  const search = useSearch({ from: '/staff/feedback' })
  const onSearch = useSearchChange<FeedbackSearch>('/feedback')
  const { associate } = search
  if (may('feedback.give')) {
    return (
      <div className="flex flex-col gap-5">
        <PageHeading
          title={said.title}
          meta={said.giveMeta}
          actions={<FeedbackExport associate_id={associate} />}
        />
        <GiveFeedback />
        <SectionHeading
          title={said.given}
          actions={
            <search className="w-60 max-sm:w-52">
              <AssociatePicker
                label={said.filter}
                everybody={said.everybody}
                value={associate}
                onValueChange={(chosen) => onSearch({ associate: chosen })}
              />
            </search>
          }
        />
        <SavedViews page="/feedback" names={['associate']} search={{ associate }} onSearch={onSearch} />
        <FeedbackList isGiven search={{ associate }} onSearch={onSearch} />
        <FeedbackDialog />
      </div>
    )
  }
  if (profileStatus === 'loading') return <Loading />
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={said.title} meta={said.receiveMeta} />
      <FeedbackList isGiven={false} search={{}} onSearch={onSearch} />
    </div>
  )
}
