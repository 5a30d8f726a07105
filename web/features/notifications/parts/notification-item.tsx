import {
  AlarmClock,
  Bell,
  CalendarX,
  Check,
  FilePen,
  FilePlus2,
  Import,
  Landmark,
  type LucideIcon,
  MessageSquare,
  PenLine,
  Scale,
  Star,
  Undo2,
  UserPlus,
} from 'lucide-react'
import type { Notification } from '../../../../contract/notifications.ts'
import { remindedWords } from '../../../../contract/words/client-messages.ts'
import { dayAndTime, relativeTime } from '../../../lib/format.ts'
import { useNow } from '../../../lib/now.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { useFirm } from '../../people/public.ts'
import { useSeen } from '../api.ts'
import { list, markOne } from './labels.ts'
import { useNews } from './news-provider.tsx'
import { useOpenNotification, useRead } from './use-open-notification.ts'

const icons: Record<string, LucideIcon> = {
  chat_message: MessageSquare,
  note_modified: FilePen,
  note_created: FilePlus2,
  feedback_received: Star,
  case_mention: MessageSquare,
  case_people: UserPlus,
  conflict_check: Scale,
  hearing_reminder: AlarmClock,
  hearing_outcome: Landmark,
  no_next_date: CalendarX,
  deadline_reminder: AlarmClock,
  deadline_assignee: AlarmClock,
  deadline_sign: PenLine,
  timesheet_due: AlarmClock,
  timesheet_waiting: PenLine,
  timesheet_approved: Check,
  timesheet_returned: Undo2,
  import_finished: Import,
}

/** One notification: opens what it is about; an unread one can also be marked without opening. */
export function NotificationItem({ notification }: { notification: Notification }) {
  const { setOpen } = useNews()
  const open = useOpenNotification()
  const read = useRead()
  const Icon = icons[notification.type] ?? Bell
  return (
    <li className="group relative border-b border-border last:border-b-0">
      <button
        type="button"
        onClick={() => {
          setOpen(false)
          void open(notification)
        }}
        className="flex w-full items-start gap-3 px-4 py-3 text-left transition-colors hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <Icon
          aria-hidden="true"
          data-icon={icons[notification.type] ? notification.type : 'default'}
          className={cx('mt-0.5 size-[18px] shrink-0', notification.is_read ? 'text-ink-3' : 'text-accent')}
        />
        <span className="min-w-0 flex-1">
          <span className={cx('block pr-7', notification.is_read ? 'text-ink-2' : 'font-semibold text-ink')}>
            {!notification.is_read && <span className="sr-only">{list.unread}</span>}
            {notification.title}
          </span>
          <span className="line-clamp-3 text-secondary [overflow-wrap:anywhere] text-ink-2">
            {notification.message}
          </span>
          <When moment={notification.created_at} />
        </span>
      </button>
      {!notification.is_read && <Seen of={notification} />}
      {!notification.is_read && (
        <span className="absolute top-2.5 right-2.5 flex items-center">
          <span
            aria-hidden="true"
            className="absolute right-2.5 size-2 rounded-full bg-accent group-focus-within:opacity-0 group-hover:opacity-0 coarse:opacity-0"
          />
          <IconButton
            label={markOne(notification.title)}
            className="opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 coarse:opacity-100"
            onClick={() => read(notification)}
          >
            <Check className="size-4" />
          </IconButton>
        </span>
      )}
    </li>
  )
}

/** What stops the reminder of a day to come from going on to others. */
function Seen({ of: { type, subject_id } }: { of: Notification }) {
  const { mutateAsync: mark, isPending } = useSeen()
  const toasts = useToasts()
  if (subject_id === null || !/^(hearing|deadline)_reminder$/.test(type)) return null
  const about = type === 'hearing_reminder' ? 'hearing' : 'deadline'
  const seen = () =>
    void mark({ about, subject_id }).then(
      () => toasts.success(remindedWords.done),
      (error: unknown) => toasts.error(remindedWords.failed, error),
    )
  return (
    <div className="px-4 pb-3 pl-[46px]">
      <Button size="sm" busy={isPending} onClick={seen}>
        {remindedWords.seen}
      </Button>
    </div>
  )
}

function When({ moment }: { moment: string }) {
  const { time_zone } = useFirm()
  return (
    <time dateTime={moment} title={dayAndTime(moment, time_zone)} className="text-meta text-ink-3">
      {relativeTime(moment, useNow())}
    </time>
  )
}
