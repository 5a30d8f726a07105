import { Download } from 'lucide-react'
import type { CareerApplication } from '../../../../contract/careers.ts'
import { positionLabels } from '../../../../contract/words/careers.ts'
import { dayIn, shortDay } from '../../../lib/format.ts'
import { Badge, StatusBadge } from '../../../ui/badge.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { useFirm } from '../../people/public.ts'
import { cardWords as said, statusWords, testCount } from '../labels.ts'
import { toneOf } from '../logic.ts'
import { ScoreBar } from './score-bar.tsx'
import { useResumeDownload } from './use-resume-download.ts'

type ApplicationCardProps = {
  application: CareerApplication
  onReview: (application: CareerApplication) => void
}

/** One application: who, for what, how it stands and how the test went. */
export function ApplicationCard({ application, onReview }: ApplicationCardProps) {
  const { id, full_name, position, status, email, phone, created_at, attempts, is_repeated } = application
  const { time_zone } = useFirm()
  const resume = useResumeDownload(application)
  const titleId = `application-${id}`
  return (
    <Card
      role="article"
      aria-labelledby={titleId}
      className="flex min-w-0 break-inside-avoid flex-col gap-3 px-4 pt-4 pb-3"
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 id={titleId} className="text-card font-semibold [overflow-wrap:anywhere]">
            {full_name}
          </h3>
          <p className="text-secondary text-ink-2">{positionLabels[position]}</p>
        </div>
        <StatusBadge tone={toneOf(status)}>{statusWords[status]}</StatusBadge>
      </div>
      <div className="flex flex-1 flex-col gap-0.5 text-secondary text-ink-2">
        <p className="[overflow-wrap:anywhere]">{email}</p>
        {phone !== '' && <p className="[overflow-wrap:anywhere] tabular-nums">{phone}</p>}
        <p className="text-meta text-ink-3 tabular-nums">
          {said.applied(shortDay(dayIn(time_zone, new Date(created_at))))}
        </p>
        {(is_repeated || attempts > 1) && (
          <p className="mt-1 flex flex-wrap gap-1.5">
            {is_repeated && <Badge>{said.repeated}</Badge>}
            {attempts > 1 && <Badge>{testCount(attempts)}</Badge>}
          </p>
        )}
      </div>
      <ScoreBar application={application} />
      <div className="flex items-center justify-end gap-1.5 border-t border-border pt-2.5" data-print="none">
        {resume.has && (
          <Tooltip text={said.download}>
            <IconButton label={said.downloadOf(full_name)} busy={resume.busy} onClick={resume.download}>
              <Download className="size-4" />
            </IconButton>
          </Tooltip>
        )}
        <Button size="sm" aria-label={said.reviewOf(full_name)} onClick={() => onReview(application)}>
          {said.review}
        </Button>
      </div>
    </Card>
  )
}
