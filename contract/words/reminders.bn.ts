import type { Complete } from '../kernel/translated.ts'

export const stepNames = {
  about: 'বিষয়',
  at_time: 'সময়',
  is_active: 'চালু',
}

export const stepDetailNames = { days_before: 'কত দিন আগে', channels: 'মাধ্যম' }

export const reminderAboutWords = {
  hearing: 'শুনানি',
  deadline: 'সময়সীমা',
  no_date: 'পরবর্তী তারিখ নেই',
  unseen: 'আগের দিন কেউ দেখেননি',
  task: 'কাজ',
  timesheet: 'জমা দেওয়ার সপ্তাহ',
  timesheet_waiting: 'অনুমোদনের সপ্তাহ',
}

export const reminderChannelWords = {
  app: 'বিজ্ঞপ্তি',
  mail: 'ই-মেইল',
  push: 'পুশ',
}

export const timeNames = {
  quiet_from: 'মেইল বন্ধ যখন থেকে',
  quiet_until: 'মেইল বন্ধ যখন পর্যন্ত',
  escalate_at: 'না-দেখা স্মারক এগোয়',
  no_date_days: 'আবার দেখা',
}

export type Whole = Complete<typeof import('./reminders.ts'), typeof import('./reminders.bn.ts')>
