import { useRouter } from '@tanstack/react-router'
import type { TimeRecord } from '../../../../contract/timers.ts'
import { paths } from '../../../lib/paths.ts'
import { type Toasts, useToasts } from '../../../ui/toast.tsx'
import { takenTime } from './labels.ts'

type Booked = Pick<TimeRecord, 'warnings'>

/** Says what is to be known of hours that were booked until somebody has read it, with a way to the day. */
export function warn(
  { warnings = [] }: Booked,
  { toasts, router }: { toasts: Toasts; router: ReturnType<typeof useRouter> },
): void {
  for (const { message, work_date: day } of warnings) {
    const run = () => void router.navigate(paths.timeOn(day))
    const action = { label: takenTime.show, undoes: false, run }
    toasts.say({ kind: 'news', title: takenTime.title, message, stays: true, action })
  }
}

/** The same for a component. */
export function useWarn(): (booked: Booked) => void {
  const toasts = useToasts()
  const router = useRouter()
  return (booked) => warn(booked, { toasts, router })
}
