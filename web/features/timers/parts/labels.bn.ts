import type { Complete } from '../../../../contract/kernel/translated.ts'
import { longRunHours } from '../../../../contract/limits.ts'
import { count, dayAndTime, hours } from '../../../lib/format.ts'

export const acts = {
  startFailed: 'টাইমার চালু করা যায়নি',
  stopFailed: 'টাইমার থামানো যায়নি',
}

export const tracking = {
  saveFailed: 'সময় সংরক্ষণ করা যায়নি',
  endBeforeStart: 'শেষের সময় শুরুর সময়ের পরে হতে হবে',
  start: 'শুরু করুন',
  stop: 'থামান',
  startTime: 'শুরুর সময়',
  endTime: 'শেষের সময়',
  saveTime: 'সময় সংরক্ষণ করুন',
  tracking: 'সময়ের হিসাব',
  total: 'মোট ঘণ্টা',
}

export const pausing = {
  pauseLabel: 'টাইমারে বিরতি',
  resumeLabel: 'টাইমার আবার চালু',
  pauseFailed: 'টাইমারে বিরতি দেওয়া যায়নি',
  resumeFailed: 'টাইমার আবার চালু করা যায়নি',
  pause: {
    word: 'বিরতি',
    title: (key: string) => `টাইমারে বিরতি দিন (${key})`,
    of: (title: string) => `‘${title}’ কাজের টাইমারে বিরতি দিন`,
  },
  resume: {
    word: 'আবার চালু',
    title: (key: string) => `টাইমার আবার চালু করুন (${key})`,
    of: (title: string) => `‘${title}’ কাজের টাইমার আবার চালু করুন`,
  },
  since: (minutes: number) =>
    minutes < 60
      ? `${count(minutes)} মিনিট বিরতি`
      : `${count(Math.floor(minutes / 60))} ঘণ্টা ${count(minutes % 60)} মিনিট বিরতি`,
}

export const stopping = 'থামান'

export const describing = {
  ask: 'বিবরণ লিখুন',
  of: (title: string) => `‘${title}’ কাজের টাইমার:`,
  title: 'টাইমারের বিবরণ',
  text: 'বিবরণ',
  activity: 'কাজের ধরন',
  noActivity: 'ধরন নেই',
  save: 'সংরক্ষণ করুন',
  done: 'টাইমারের বিবরণ লেখা হয়েছে',
}

export function inHours(value: number): string {
  return `${hours(value)} ঘণ্টা`
}

export const hoursOfTask = {
  title: 'কাজের হিসাব',
  days: 'দিনওয়ারি কাজের হিসাব',
  loading: 'কাজের হিসাব আনা হচ্ছে...',
  loadFailed: 'কাজের হিসাব আনা যায়নি',
}

export const unsavedTimes = {
  title: 'সময়গুলো এখনো সংরক্ষণ করা হয়নি',
  choose: 'কাজটি সংরক্ষণ করলে এই সময় যোগ হয় না। এগুলোও সংরক্ষণ করুন, নাকি বাদ রাখবেন?',
  incomplete: 'সংরক্ষণ করতে শুরু ও শেষ দুটি সময়ই দরকার।',
  leaveOut: 'সময় বাদ রাখুন',
}

export function sumOf(value: number): string {
  return `${hours(value)} ঘণ্টা`
}

export function totalOf(value: number): string {
  return `মোট ${hours(value)} ঘণ্টা`
}

export function saved(value: number): string {
  return `${hours(value)} ঘণ্টা সংরক্ষণ করা হয়েছে`
}

export const latest = {
  started: (moment: string, zone: string) => `শুরু: ${dayAndTime(moment, zone)}`,
  ended: (moment: string, zone: string) => `শেষ: ${dayAndTime(moment, zone)}`,
}

export const longRun = {
  title: `টাইমার ${count(longRunHours)} ঘণ্টার বেশি চলেছে`,
  since: (title: string, moment: string, zone: string) => `‘${title}’, ${dayAndTime(moment, zone)} থেকে`,
  question: 'কতটুকু সময় যোগ হবে?',
  keep: 'পুরো সময় রাখুন',
  stopAt: 'আগের কোনো সময়ে থামান',
  discard: 'এই সময় বাতিল করুন',
  nothing: 'কিছু যোগ হবে না।',
  letItRun: 'চলতে দিন',
  doDiscard: 'বাতিল করুন',
  doBook: 'ঘণ্টা যোগ করুন',
  discarded: 'চলমান সময় বাতিল করা হয়েছে',
}

export const takenTime = { title: 'সময়', show: 'দেখুন' }

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
