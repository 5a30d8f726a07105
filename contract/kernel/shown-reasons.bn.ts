import { chatFileMegabytes, passwordLength } from '../limits.ts'
import { inBengali } from './digits.ts'
import type { Complete } from './translated.ts'

export const shownSentences = {
  'session.ended': 'আপনার সেশন শেষ হয়েছে। অনুগ্রহ করে আবার সাইন ইন করুন।',
  'auth.code_required': 'পার্টনার কোড অথবা অ্যাসোসিয়েট কোড দিতে হবে।',
  'auth.partner_code_invalid': 'পার্টনার কোডটি সঠিক নয়।',
  'auth.associate_code_invalid': 'অ্যাসোসিয়েট কোডটি সঠিক নয়।',
  'auth.email_unconfirmed': 'ই-মেইলটি এখনো নিশ্চিত করা হয়নি।',
  'auth.email_invalid': 'ই-মেইল ঠিকানাটি ঠিকভাবে লেখা হয়নি।',
  'auth.password_length': `পাসওয়ার্ড ${inBengali(passwordLength.least)} থেকে ${inBengali(passwordLength.most)} অক্ষরের হতে হবে।`,
  'rights.not_yours': 'আপনি এটি দেখতে পারেন, তবে পরিবর্তন করতে পারেন না।',
  'chat.file_too_large': `ফাইল সর্বোচ্চ ${inBengali(chatFileMegabytes)} মেগাবাইটের হতে পারে।`,
  'notes.archived': 'আর্কাইভের কাজ পরিবর্তন করা যায় না। আগে আর্কাইভ থেকে ফিরিয়ে আনুন।',
  'careers.attempt_unknown': 'এই ডিভাইসে এই পরীক্ষা শুরু করা হয়নি। অনুগ্রহ করে আবার শুরু করুন।',
  'careers.time_is_up': 'সময় শেষ। এ পর্যন্ত দেওয়া উত্তরগুলো গণ্য হবে।',
} as const

export type Whole = Complete<typeof import('./shown-reasons.ts'), typeof import('./shown-reasons.bn.ts')>
