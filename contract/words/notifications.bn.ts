import type { Complete } from '../kernel/translated.ts'

export const inDays = { one: '{n} দিন', other: '{n} দিন' }

export const somebody = 'কেউ একজন'

const message = { title: '{actor} বার্তা পাঠিয়েছেন', mentioned: '{actor} আপনাকে উল্লেখ করেছেন' }

const ofHearing = '{case_id}, {court}, {day}'
const reminded = '{case_id}, {court}{purpose}'
const ofDeadline = '{case_id}, {title}'
const warned = `${ofDeadline}{doubt}`

export const notificationWords = {
  'note.created': { title: 'নতুন কাজ যোগ হয়েছে', message: '{actor} “{title}” কাজটি যোগ করেছেন।' },
  'note.modified': { title: 'কাজে পরিবর্তন হয়েছে', message: '{actor} “{title}” কাজটি পরিবর্তন করেছেন।' },
  'note.archived': { title: 'কাজ আর্কাইভে গেছে', message: '{actor} “{title}” কাজটি আর্কাইভে রেখেছেন।' },
  'note.unarchived': {
    title: 'কাজ আর্কাইভ থেকে ফিরেছে',
    message: '{actor} “{title}” কাজটি আর্কাইভ থেকে ফিরিয়ে এনেছেন।',
  },
  'note.deleted': { title: 'কাজ মোছা হয়েছে', message: '{actor} “{title}” কাজটি মুছেছেন।' },
  'note.restored': { title: 'কাজ ফিরিয়ে আনা হয়েছে', message: '{actor} “{title}” কাজটি ফিরিয়ে এনেছেন।' },
  'note.assigned': { title: 'আপনার জন্য একটি কাজ', message: '{actor} আপনাকে “{title}” কাজটি করতে বলেছেন' },
  'note.owner_asked': { title: 'কাজটি নেবেন?', message: '{actor} আপনাকে “{title}” কাজটি নিতে বলেছেন' },
  'note.owner_accepted': {
    title: 'আপনার কাজটির মূল দায়িত্বে নতুন একজন',
    message: '{actor} “{title}” কাজটি নিয়েছেন',
  },
  'note.owner_declined': { title: 'কাজটি আপনারই রইল', message: '{actor} “{title}” কাজটি নেননি' },
  'note.owner_made': {
    title: 'কাজের মূল দায়িত্বে পরিবর্তন',
    message: '{actor} “{title}” কাজের মূল দায়িত্বে {owner}-কে রেখেছেন',
  },
  'work.arrived': { title: 'কাজ স্থানান্তর হয়েছে', message: '{actor} {of}-এর বাকি কাজ স্থানান্তর করেছেন' },
  'work.given_back': { title: 'কাজ ফেরত দেওয়া হয়েছে', message: '{actor} যা বদলায়নি তা {of}-কে ফেরত দিয়েছেন' },
  'note.near': { title: 'শেষ তারিখ {day}', message: '“{title}” কাজ' },
  'note.tomorrow': { title: 'আগামীকাল শেষ তারিখ', message: '“{title}” কাজ' },
  'note.today': { title: 'আজ শেষ তারিখ', message: '“{title}” কাজ' },
  'note.step_done': {
    title: 'ধাপ সম্পন্ন',
    message: '{actor} “{title}” কাজের “{step}” ধাপটি শেষ করেছেন',
    mailed: '{actor} “{title}” কাজের একটি ধাপ শেষ করেছেন',
  },
  'timer.running': { title: 'আপনার টাইমার কি এখনো চলছে?', message: '“{title}” কাজ' },
  'time.changed': { title: 'আপনার সময় বদলানো হয়েছে', message: '{actor} আপনার {day} তারিখের সময় বদলেছেন' },
  'timesheet.due': { title: 'সপ্তাহ জমা হয়নি', message: 'আপনার {day} তারিখের সপ্তাহ এখনো জমা দেওয়া হয়নি' },
  'timesheet.waiting': {
    title: 'অনুমোদনের সপ্তাহ',
    one: '{count}টি সপ্তাহ অনুমোদনের অপেক্ষায়',
    message: '{count}টি সপ্তাহ অনুমোদনের অপেক্ষায়',
  },
  'timesheet.approved': { title: 'সপ্তাহ অনুমোদিত', message: '{actor} আপনার {day} তারিখের সপ্তাহ অনুমোদন করেছেন' },
  'timesheet.returned': {
    title: 'সপ্তাহ ফেরত',
    message: '{actor} আপনার {day} তারিখের সপ্তাহ ফেরত দিয়েছেন: {reason}',
    mailed: '{actor} আপনার {day} তারিখের সপ্তাহ ফেরত দিয়েছেন',
  },
  'absence.created': { title: 'আপনি {person}-এর স্থলবর্তী', message: '{day} থেকে {until} পর্যন্ত' },
  'absence.modified': { title: 'আপনি {person}-এর স্থলবর্তী', message: 'এখন {day} থেকে {until} পর্যন্ত' },
  'absence.deleted': {
    title: 'আপনি আর {person}-এর স্থলবর্তী নন',
    message: '{day} থেকে {until} পর্যন্ত অনুপস্থিতি বাতিল হয়েছে',
  },
  'notes.auto_archived': {
    title: 'কাজ আর্কাইভে গেছে',
    one: 'আগের মাসগুলোর {count}টি কাজ আর্কাইভে গেছে।',
    message: 'আগের মাসগুলোর {count}টি কাজ আর্কাইভে গেছে।',
  },
  'partner_feedback.given': {
    title: 'নতুন মতামত',
    message: '{actor} আপনাকে ৫-এর মধ্যে {rating} তারকাসহ মতামত দিয়েছেন।',
  },
  'partner_feedback.modified': {
    title: 'মতামতে পরিবর্তন হয়েছে',
    message: '{actor} আপনাকে দেওয়া মতামত পরিবর্তন করেছেন।',
  },
  'career_application.received': {
    title: 'নতুন চাকরির আবেদন',
    message: '{full_name} {position} পদের জন্য আবেদন করেছেন।',
  },
  'case.mentioned': {
    title: '{actor} আপনাকে উল্লেখ করেছেন',
    message: '{actor} {case_id} মামলার বার্তায় আপনাকে উল্লেখ করেছেন।',
  },
  'case.person_added': {
    title: 'আপনাকে একটি মামলায় যুক্ত করা হয়েছে',
    message: '{actor} আপনাকে {case_id} মামলায় যুক্ত করেছেন',
  },
  'hearing.asked': { title: '{actor} আপনাকে উপস্থিত থাকতে অনুরোধ করেছেন', message: ofHearing },
  'hearing.accepted': { title: '{actor} উপস্থিত থাকবেন', message: ofHearing },
  'hearing.declined': { title: '{actor} উপস্থিত থাকতে পারবেন না', message: ofHearing },
  'hearing.near': { title: '{day} শুনানি', message: reminded },
  'hearing.tomorrow': { title: 'আগামীকাল শুনানি', message: reminded },
  'hearing.today': { title: 'আজ শুনানি', message: reminded },
  'hearing.unseen': { title: 'এই শুনানির স্মারক কেউ দেখেননি', message: reminded },
  'hearing.missing': { title: 'ফলাফল লেখা হয়নি', message: ofHearing },
  'hearing.clash': { title: 'সংঘর্ষ: {court} ও {other}', message: '{case_id} ও {other_id}, {day}' },
  'hearing.tight': { title: 'সময় কম: {court} ও {other}', message: '{case_id} ও {other_id}, {day}' },
  'case.undated': { title: 'পরবর্তী তারিখ নেই', message: 'মামলা {case_id}' },
  'deadline.near': { title: 'আর {days} পর সময়সীমা', message: warned },
  'deadline.today': { title: 'আজ সময়সীমা', message: warned },
  'deadline.unseen': { title: 'এই সময়সীমার স্মারক কেউ দেখেননি', message: warned },
  'deadline.handed': { title: 'এখন একটি সময়সীমার দায়িত্ব আপনার', message: ofDeadline },
  'deadline.without_backup': { title: 'একটি সময়সীমার বিকল্প দায়িত্বে আর কেউ নেই', message: ofDeadline },
  'deadline.sign': { title: 'সময়সীমায় স্বাক্ষর করতে হবে', message: `${ofDeadline}, {day}` },
  'hearing.listed': { title: '{day} তারিখের কার্যতালিকায় আছে', message: ofHearing },
  'conflict_check.ran': {
    title: 'স্বার্থের সংঘাত যাচাই দেখতে হবে',
    message: '{actor} নাম মিলিয়ে স্বার্থের সংঘাত যাচাই করেছেন',
  },
  'import.finished': {
    title: 'ইমপোর্ট শেষ হয়েছে',
    message: '“{file_name}” ফাইল থেকে {count}টি মামলা এসেছে',
  },
  'import.failed': { title: 'ইমপোর্ট করা যায়নি', message: '“{file_name}” ফাইল থেকে কিছুই আসেনি' },
  'security.signed_in': {
    title: 'আপনার অ্যাকাউন্টে নতুন সাইন ইন',
    message: '{device}। আপনি না করে থাকলে এখনই পাসওয়ার্ড পরিবর্তন করুন।',
  },
  'security.password_changed': {
    title: 'আপনার পাসওয়ার্ড পরিবর্তন হয়েছে',
    message: 'অন্য সব জায়গা থেকে আপনাকে সাইন আউট করা হয়েছে। পরিবর্তনটি আপনি না করে থাকলে এখনই নতুন পাসওয়ার্ড ঠিক করুন।',
  },
  'chat.message': { ...message, message: '{message}' },
  'chat.file': { ...message, message: 'ফাইল পাঠিয়েছেন: {file_name}' },
}

export type Whole = Complete<typeof import('./notifications.ts'), typeof import('./notifications.bn.ts')>
