import type { Feedback } from '../../../../contract/feedback.ts'
import { dayAndTime, dayIn, shortDay } from '../../../lib/format.ts'
import { CreatorBadge } from '../../../ui/person.tsx'
import { RowCard, titleIdOf } from '../../../ui/rows/row-card.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { unknownAssociate } from '../../associates/public.ts'
import { nameOf, useFirm } from '../../people/public.ts'
import { edited, feedbackFor, fromPartner, unknownPartner } from '../labels.ts'

type FeedbackCardProps = {
  feedback: Feedback
  /** Whose name stands first: partners look for the associate, an associate for who said it. */
  isGiven: boolean
  onEdit: (feedback: Feedback) => void
  onDelete: (feedback: Feedback) => void
}

/** One feedback: for whom, how many stars, what was said, by whom and when. */
export function FeedbackCard({ feedback, isGiven, onEdit, onDelete }: FeedbackCardProps) {
  const { time_zone } = useFirm()
  const associate = nameOf(feedback.associate, unknownAssociate)
  const partner = nameOf(feedback.partner, unknownPartner)
  const isChanged = feedback.updated_at !== feedback.created_at
  return (
    <RowCard
      row={feedback}
      name={feedbackFor(associate)}
      onEdit={onEdit}
      onDelete={onDelete}
      className="gap-2.5 px-4 pt-3.5 pb-3 sm:px-5"
      foot={
        <>
          {isGiven && <CreatorBadge of={feedback.partner} unknown={unknownPartner} className="min-w-0" />}
          <time
            dateTime={feedback.created_at}
            title={dayAndTime(feedback.created_at, time_zone)}
            className="shrink-0 text-meta text-ink-3 tabular-nums"
          >
            {shortDay(dayIn(time_zone, new Date(feedback.created_at)))}
          </time>
          {isChanged && (
            <span
              className="truncate text-meta text-ink-3"
              title={dayAndTime(feedback.updated_at, time_zone)}
            >
              {edited}
            </span>
          )}
        </>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={titleIdOf(feedback)} className="min-w-0 text-card font-semibold [overflow-wrap:anywhere]">
          {isGiven ? associate : fromPartner(partner)}
        </h3>
        <Stars rating={feedback.rating} />
      </div>
      <p className="text-body whitespace-pre-line [overflow-wrap:anywhere] text-ink-2">
        {feedback.feedback_text}
      </p>
    </RowCard>
  )
}
