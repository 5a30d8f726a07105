import type { Complete } from '../../../contract/kernel/translated.ts'
import { longRunHours } from '../../../contract/limits.ts'
import { count } from '../../lib/format.ts'

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

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
