import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { AssociatePicker } from '../features/associates/public.ts'
import { useAuth } from '../features/auth/public.tsx'
import { pageWords as said } from '../features/feedback/labels.ts'
import type { FeedbackSearch } from '../features/feedback/logic.ts'
import { FeedbackExport } from '../features/feedback/parts/feedback-export.tsx'
import { FeedbackList } from '../features/feedback/parts/feedback-list.tsx'
import { GiveFeedback } from '../features/feedback/parts/give-feedback.tsx'
import { lazyPart } from '../lib/lazy-part.ts'
import { useSearchChange } from '../lib/search-change.ts'
import { PageHeading, SectionHeading } from '../ui/heading.tsx'
import { Loading } from '../ui/spinner.tsx'

const FeedbackDialog = lazyPart(
  () => import('../features/feedback/parts/feedback-dialog.tsx'),
  'FeedbackDialog',
)

/** /feedback: what partners tell associates about their work. */
export function FeedbackPage() {
  const { may, profileStatus } = useAuth()
  return (
    <div className="flex flex-col gap-5">
      {may('feedback.give') ? <Given /> : profileStatus === 'loading' ? <Loading /> : <Received />}
    </div>
  )
}

function Given() {
  const associate = useSearch({ from: '/staff/feedback', select: (search) => search.associate })
  const onSearch = useSearchChange<FeedbackSearch>('/feedback')
  return (
    <>
      <PageHeading
        title={said.title}
        meta={said.giveMeta}
        actions={<FeedbackExport associate_id={associate} />}
      />
      <GiveFeedback />
      <SectionHeading
        title={said.given}
        actions={
          <search className="w-60 max-sm:w-44">
            <AssociatePicker
              label={said.filter}
              everybody={said.everybody}
              value={associate}
              onValueChange={(chosen) => onSearch({ associate: chosen })}
            />
          </search>
        }
      />
      <FeedbackList
        associate_id={associate}
        isGiven
        onEdit={({ id }) => onSearch({ edit: id })}
        onClear={() => onSearch({ associate: undefined })}
      />
      <Suspense fallback={null}>
        <FeedbackDialog />
      </Suspense>
    </>
  )
}

function Received() {
  return (
    <>
      <PageHeading title={said.title} meta={said.receiveMeta} />
      <FeedbackList associate_id={undefined} isGiven={false} onEdit={nothing} onClear={nothing} />
    </>
  )
}

function nothing(): void {}
