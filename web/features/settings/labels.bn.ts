import type { Complete } from '../../../contract/kernel/translated.ts'
import type { MailMode, NotificationType } from '../../../contract/notification-types.ts'
import { plural } from '../../lib/words.tsx'

export const said = {
  title: 'বিজ্ঞপ্তি',
  back: 'প্রোফাইলে ফিরুন',
  ways: 'কী আপনার কাছে আসে, কীভাবে',
  kind: 'ধরন',
  inApp: 'অ্যাপে',
  mail: 'মেইল',
  loadFailed: 'আপনার বিজ্ঞপ্তির সেটিং আনা যায়নি',
  failed: 'সেটি সংরক্ষণ করা যায়নি',
  push: 'পুশ',
  thisBrowser: 'এই ব্রাউজার',
  blocked: 'আপনার ব্রাউজার এই সাইটের জন্য এগুলো আটকে রাখছে; ব্রাউজারের সেটিংসে অনুমতি দেওয়া যায়।',
  unsupported: 'এই ব্রাউজার এগুলো দেখাতে পারে না।',
  pushOff: 'এই সার্ভারে পুশ বিজ্ঞপ্তি চালু করা নেই।',
  test: 'পরীক্ষা পাঠান',
  details: 'এই যন্ত্রের লক স্ক্রিনে বিস্তারিত দেখান',
  detailsHint: 'সীমিত মামলার ক্ষেত্রে কখনও নয়।',
  quiet: 'নীরব সময়',
  quietHint:
    'মেইল ও পুশ সময়টি শেষ হওয়া পর্যন্ত অপেক্ষা করে, তারপর একটিতে আসে। সেদিনের আদালতের তারিখ ও সময়সীমা অপেক্ষা করে না।',
  ofFirm: 'ফার্মের সময়',
  from: 'থেকে',
  until: 'পর্যন্ত',
  quietDays: 'সারা দিন নীরব',
  digestAt: 'দৈনিক সারসংক্ষেপের সময়',
  digestHint: 'কিছু থাকলে দিনে একটি মেইল।',
  save: 'সংরক্ষণ করুন',
  saving: 'সংরক্ষণ হচ্ছে...',
  saved: 'বিজ্ঞপ্তির সেটিং সংরক্ষণ হয়েছে',
} as const

export const mailWords: Readonly<Record<MailMode, string>> = {
  off: 'বন্ধ',
  now: 'সঙ্গে সঙ্গে',
  digest: 'দৈনিক সারসংক্ষেপ',
}

export const kindWords: Readonly<Record<NotificationType, string>> = {
  hearing_reminder: 'শুনানির স্মারক',
  hearing_outcome: 'ফলাফল লেখা হয়নি',
  deadline_reminder: 'সময়সীমার স্মারক',
  deadline_sign: 'স্বাক্ষর করার সময়সীমা',
  no_next_date: 'পরবর্তী তারিখহীন মামলা',
  hearing_listed: 'আদালতের তালিকায় নাম',
  hearing_handover: 'দাঁড়ানোর অনুরোধ ও উত্তর',
  case_mention: 'মামলায় আপনার উল্লেখ',
  case_people: 'অন্যদের দ্বারা মামলায় যুক্ত হওয়া',
  chat_message: 'চ্যাটের বার্তা',
  note_due: 'কাজের স্মারক',
  note_assigned: 'কাজ করার অনুরোধ',
  note_owner: 'কাজের মূল দায়িত্ব নেওয়ার অনুরোধ ও উত্তর',
  absence_cover: 'কারও স্থলবর্তী হওয়া',
  step_done: 'অন্যদের সম্পন্ন করা আপনার কাজের ধাপ',
  timer_running: 'অনেকক্ষণ কাজ ছাড়া চলা আপনার টাইমার',
  time_changed: 'অন্যদের বদলানো আপনার সময়',
  timesheet_due: 'আপনার সপ্তাহের স্মারক',
  timesheet_waiting: 'অনুমোদনের সপ্তাহ',
  timesheet_returned: 'ফেরত দেওয়া আপনার সপ্তাহ',
  timesheet_approved: 'অনুমোদিত আপনার সপ্তাহ',
  note_created: 'নতুন কাজ',
  note_modified: 'আপনার কাজে অন্যদের পরিবর্তন',
  notes_archived: 'মাসশেষে আর্কাইভ হওয়া কাজ',
  conflict_check: 'সিদ্ধান্তের জন্য স্বার্থের সংঘাত যাচাই',
  import_finished: 'আপনার ইমপোর্ট শেষ হলে',
  feedback_received: 'আপনার জন্য মতামত',
  career_application: 'নতুন চাকরির আবেদন',
  security: 'আপনার অ্যাকাউন্টের নিরাপত্তা',
}

/** Names a control of the table: 'Mail: Feedback for you'. */
export const wayOf = (way: string, kind: string): string => `${way}: ${kind}`

/** What a test answers. */
export const testSent = (count: number): string =>
  plural(count, { one: '{n}টি ব্রাউজারে পরীক্ষা পাঠানো হচ্ছে।', other: '{n}টি ব্রাউজারে পরীক্ষা পাঠানো হচ্ছে।' })

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
