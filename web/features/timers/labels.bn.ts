import type { Complete } from '../../../contract/kernel/translated.ts'
import { longRunHours } from '../../../contract/limits.ts'
import { count, hours } from '../../lib/format.ts'

export const said = {
  startFailed: 'টাইমার চালু করা যায়নি',
  stopFailed: 'টাইমার থামানো যায়নি',
}

export const keys = {
  toggle: 'নির্বাচিত কাজের টাইমার চালু বা বন্ধ',
  logHours: 'নির্বাচিত কাজে ঘণ্টা লেখা',
  stop: 'টাইমার থামানো',
}

export const timer = {
  region: 'চলমান টাইমার',
  runningOn: 'টাইমার চলছে:',
  start: (key: string) => `টাইমার চালু করুন (${key})`,
  startOf: (title: string) => `‘${title}’ কাজের টাইমার চালু করুন`,
  stop: (key: string) => `টাইমার থামান (${key})`,
  stopOf: (title: string) => `‘${title}’ কাজের টাইমার থামান`,
  stopLong: (key: string) => `${count(longRunHours)} ঘণ্টার বেশি চলছে। টাইমার থামান (${key})`,
}

export function booked(total_hours: number, title: string): string {
  return total_hours > 0
    ? `‘${title}’ কাজে ${hours(total_hours)} ঘণ্টা যোগ হয়েছে`
    : `‘${title}’ কাজে যোগ করার মতো সময় হয়নি`
}

export function stopFirst(running: string, next: string) {
  return {
    title: 'আগে চলমান টাইমার থামাবেন?',
    description: `‘${running}’ কাজে একটি টাইমার চলছে। তার ঘণ্টা যোগ হবে, তারপর ‘${next}’ শুরু হবে।`,
    confirmLabel: 'থামিয়ে শুরু করুন',
  }
}

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
