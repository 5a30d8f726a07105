import type { Complete } from '../kernel/translated.ts'
import type { NotificationType } from '../notification-types.ts'

/** What a lock screen says, which anybody may read: the kind, and nothing of what it is about. */
export const pushWords: Readonly<Record<NotificationType, string>> = {
  hearing_reminder: 'একটি শুনানির স্মারক অপেক্ষমাণ।',
  hearing_outcome: 'একটি শুনানির ফলাফল লেখা হয়নি।',
  deadline_reminder: 'একটি সময়সীমার স্মারক অপেক্ষমাণ।',
  deadline_sign: 'একটি সময়সীমায় স্বাক্ষর করতে হবে।',
  no_next_date: 'একটি মামলার পরবর্তী তারিখ নেই।',
  hearing_listed: 'আদালতের তালিকায় একটি মামলা এসেছে।',
  hearing_handover: 'শুনানিতে কে দাঁড়াবেন, সে খবর আছে।',
  case_mention: 'একটি মামলায় আপনার উল্লেখ আছে।',
  case_people: 'আপনাকে একটি মামলায় যুক্ত করা হয়েছে।',
  chat_message: 'চ্যাটে একটি নতুন বার্তা আছে।',
  note_due: 'একটি কাজের স্মারক অপেক্ষমাণ।',
  note_assigned: 'আপনাকে একটি কাজ দেওয়া হয়েছে।',
  note_owner: 'একটি কাজ নিয়ে আপনাকে কিছু জিজ্ঞাসা করা হয়েছে।',
  absence_cover: 'আপনি কারও স্থলবর্তী হয়েছেন, অথবা আর নন।',
  step_done: 'আপনার একটি কাজের একটি ধাপ সম্পন্ন হয়েছে।',
  timer_running: 'আপনার টাইমার কি এখনো চলছে?',
  time_changed: 'কেউ আপনার সময় বদলেছেন।',
  timesheet_due: 'আপনার একটি সপ্তাহ জমা হয়নি।',
  timesheet_waiting: 'কিছু সপ্তাহ অনুমোদনের অপেক্ষায়।',
  timesheet_returned: 'আপনার একটি সপ্তাহ ফেরত দেওয়া হয়েছে।',
  timesheet_approved: 'আপনার একটি সপ্তাহ অনুমোদিত হয়েছে।',
  note_created: 'একটি নতুন কাজ আছে।',
  note_modified: 'আপনার একটি কাজ কেউ বদলেছেন।',
  notes_archived: 'গত মাসগুলোর কাজ আর্কাইভ হয়েছে।',
  conflict_check: 'একটি স্বার্থের সংঘাত যাচাই অপেক্ষমাণ।',
  import_finished: 'একটি ইমপোর্ট শেষ হয়েছে।',
  feedback_received: 'আপনার জন্য মতামত আছে।',
  career_application: 'একটি নতুন চাকরির আবেদন আছে।',
  security: 'আপনার অ্যাকাউন্টের নিরাপত্তা দেখুন।',
}
/** Of a kind that is not known here. */
export const anyPush = 'একটি বিজ্ঞপ্তি অপেক্ষমাণ।'
export const manyPushes = '{n}টি বিজ্ঞপ্তি অপেক্ষমাণ।'
export const testOfPush = 'এটি একটি পরীক্ষা। এই যন্ত্রে বিজ্ঞপ্তি আসে।'

export type Whole = Complete<typeof import('./pushes.ts'), typeof import('./pushes.bn.ts')>
