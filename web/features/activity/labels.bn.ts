import type { Complete } from '../../../contract/kernel/translated.ts'
import { plural } from '../../lib/words.tsx'

export const said = {
  title: 'নিরীক্ষা',
  meta: 'ফার্মে কে কী করেছেন, কখন করেছেন',
  loading: 'নিরীক্ষার তালিকা আনা হচ্ছে...',
  loadFailed: 'নিরীক্ষার তালিকা আনা যায়নি',
  none: 'কিছু পাওয়া যায়নি',
  willBeListed: 'ফার্মে যে যা করেন, তা এখানে দেখা যাবে।',
  tryOther: 'অন্য ব্যক্তি, বিষয়, কাজ বা দিন বেছে দেখুন।',
  kept: 'প্রবেশ, টাইমার ও পাঠানো বার্তার হিসাব এক বছর থাকে, বাকি সব চিরদিন। সময় ফার্মের ঘড়ি অনুযায়ী।',
  listed: 'ঘটনা',
  showAll: 'সব দেখান',
  oneRecord: 'একটি বিষয়',
  ofRecord: 'এই বিষয়ের',
  history: 'এই বিষয়ের ইতিহাস',
  more: 'আরও দেখুন',
  less: 'কম দেখুন',
  empty: 'ফাঁকা',
  was: 'আগে ছিল ',
  isNow: 'এখন ',
  yes: 'হ্যাঁ',
  no: 'না',
}

export const heads = {
  when: 'কখন',
  who: 'কে',
  what: 'কী',
  details: 'বিস্তারিত',
  history: 'ইতিহাস',
  record: 'বিষয়',
  recordId: 'বিষয়ের আইডি',
}

export const filters = {
  person: 'ব্যক্তি',
  area: 'বিষয়',
  action: 'কাজ',
  allPeople: 'সবাই',
  allAreas: 'সব বিষয়',
  allActions: 'সব কাজ',
  fromDay: 'শুরুর দিন',
  from: 'শুরু',
  toDay: 'শেষের দিন',
  to: 'শেষ',
}

export function historyOf(name: string | undefined): string {
  return name ? `একটি বিষয়ের ইতিহাস: “${name}”` : 'একটি বিষয়ের ইতিহাস'
}

export function toHistory(name: string): string {
  return `এই বিষয়ের ইতিহাস: ${name}`
}

export function newEvents(count: number): string {
  return plural(count, { one: '{n}টি নতুন ঘটনা', other: '{n}টি নতুন ঘটনা' })
}

export function moreThanNew(count: string): string {
  return `${count}টির বেশি নতুন ঘটনা`
}

export function moreFields(count: number): string {
  return plural(count, { one: 'আরও {n}টি ঘর দেখুন', other: 'আরও {n}টি ঘর দেখুন' })
}

export const onPaper = {
  from: (day: string) => `${day} থেকে`,
  to: (day: string) => `${day} পর্যন্ত`,
  atMost: (count: string) => `সর্বোচ্চ সবচেয়ে নতুন ${count}টি ঘটনা`,
}

export function happenedTo(area: string, action: string): string {
  return `${area} ${action}`
}

export const ownWords = {
  'career_application.resume_downloaded': 'জীবনবৃত্তান্ত ডাউনলোড',
  'community_chat.cleared': 'চ্যাট খালি করা',
  'person.role_set': 'ভূমিকা বদল',
}

export const nobody = { applicant: 'একজন চাকরিপ্রার্থী', somebody: 'অজানা কেউ', system: 'সিস্টেম' }

export const changeOf = {
  came: (field: string, after: string) => `${field}: ${after}`,
  went: (field: string, before: string) => `${field}: আগে ছিল ${before}`,
  became: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
}

export const fieldNames = {
  access: 'যাঁরা দেখতে পান',
  amount: 'টাকার অঙ্ক',
  associate_id: 'অ্যাসোসিয়েট',
  author_id: 'লেখক',
  because: 'কারণ',
  by: 'যেভাবে',
  case_id: 'মামলা আইডি',
  category: 'শ্রেণি',
  change: 'কী করা হয়েছে',
  client_name: 'মক্কেলের নাম',
  content: 'লেখা',
  cost_category: 'শ্রেণি',
  count: 'সংখ্যা',
  date_incurred: 'তারিখ',
  description: 'বিবরণ',
  email: 'ই-মেইল',
  end_time: 'শেষের সময়',
  entry_date: 'হিসাবের তারিখ',
  entry_type: 'ধরন',
  event_date: 'তারিখ',
  event_time: 'সময়',
  event_type: 'ধরন',
  feedback_text: 'মতামত',
  file_name: 'ফাইলের নাম',
  filled_until: 'যে দিন পর্যন্ত ছুটি লিপিবদ্ধ',
  format: 'ফাইলের ধরন',
  from: 'শুরু',
  full_name: 'পূর্ণ নাম',
  google_drive_link: 'গুগল ড্রাইভের লিংক',
  has_file: 'ফাইলসহ',
  hours: 'ঘণ্টা',
  hours_worked: 'কাজের ঘণ্টা',
  is_priority: 'অগ্রাধিকার',
  is_repeated: 'আগে আবেদন করেছেন',
  keep_alive: 'চালু রাখুন',
  links: 'লিংক',
  list: 'তালিকা',
  list_items: 'তালিকা',
  location: 'স্থান',
  max_uses: 'ব্যবহার',
  meeting_date: 'সভার তারিখ',
  mentioned: 'উল্লেখ করা ব্যক্তি',
  month: 'মাস',
  name: 'নাম',
  name_en: 'নাম',
  note_type: 'ধরন',
  notes: 'নোট',
  order_position: 'ক্রম',
  owner_id: 'মূল দায়িত্বে',
  people: 'মামলার লোকজন',
  position: 'পদ',
  projected_billable_hours: 'অনুমিত ঘণ্টা',
  rating: 'মূল্যায়ন',
  remarks: 'মন্তব্য',
  replaced: 'আগেরটির বদলে',
  role: 'ভূমিকা',
  rows: 'সারি',
  scope: 'পরিধি',
  sent_at: 'পাঠানোর তারিখ',
  start_time: 'শুরুর সময়',
  status: 'অবস্থা',
  subcategory: 'উপশ্রেণি',
  timeline_date: 'ঘটনার তারিখ',
  title: 'শিরোনাম',
  until: 'শেষ',
  weekly_off: 'সাপ্তাহিক ছুটি',
  work_date: 'কাজের তারিখ',
  case_year: 'বছর',
  court: 'আদালত',
  decision: 'সিদ্ধান্ত',
  forms: 'বানান',
  is_first: 'মামলার প্রথম যাচাই',
  lead: 'প্রধান আইনজীবী',
  lead_id: 'প্রধান আইনজীবী',
  names: 'নাম',
  stage: 'পর্যায়',
  state: 'অবস্থা',
  tags: 'ট্যাগ',
  type: 'ধরন',
  weight: 'গুরুত্ব',
  why: 'কেন',
  close_note: 'নোট',
  disposed_on: 'নিষ্পত্তির তারিখ',
  kind: 'ধরন',
  merged_case: 'একীভূত মামলা',
  moved: 'যা সরানো হয়েছে',
  note: 'নোট',
  part: 'যে ভূমিকায়',
  activity_code: 'কাজের ধরন',
  billing: 'বিল',
  closed_through: 'যে দিন পর্যন্ত বন্ধ',
  leaderboard_hours: 'লিডারবোর্ডে যা গোনা হয়',
  week_start: 'সপ্তাহ',
  seconds_per_week: 'সপ্তাহের সেকেন্ড',
  task: 'কাজ',
  times: 'শুরু ও শেষ',
  person_id: 'ব্যক্তি',
  reason: 'কারণ',
  result: 'ফলাফল',
}

export const valueNames = { hours: 'ঘণ্টা', place: 'ক্রম' }

export const valueWords = {
  approved: 'অনুমোদিত',
  worked: 'যা কাজ হয়েছে',
  accepted: 'গৃহীত',
  associate: 'অ্যাসোসিয়েট',
  audit: 'নিরীক্ষা',
  calendar: 'ক্যালেন্ডার',
  cancelled: 'বাতিল',
  cases: 'মামলার তালিকা',
  cleared: 'খালি করা',
  completed: 'সম্পন্ন',
  consultation: 'পরামর্শ',
  copied: 'আনা হয়েছে',
  costs: 'মামলার খরচ',
  court_date: 'আদালতের তারিখ',
  deactivated: 'নিষ্ক্রিয়',
  deadline: 'সময়সীমা',
  entered: 'লিপিবদ্ধ',
  expense: 'ব্যয়',
  feedback: 'মতামত',
  'financial-statements': 'আর্থিক বিবরণী',
  firm: 'ফার্মের সবাই',
  global: 'সব সেশন',
  'in-progress': 'চলছে',
  income: 'আয়',
  intern: 'শিক্ষানবিশ',
  interview: 'সাক্ষাৎকার',
  'junior-associate': 'জুনিয়র অ্যাসোসিয়েট',
  link: 'লিংক',
  list: 'তালিকা',
  local: 'এই সেশন',
  meeting: 'সভা',
  meetings: 'সভা',
  'on-hold': 'স্থগিত',
  other: 'অন্যান্য',
  others: 'অন্য সেশন',
  partner: 'পার্টনার',
  password: 'পাসওয়ার্ড',
  pending: 'অপেক্ষমাণ',
  processing: 'প্রক্রিয়াধীন',
  rejected: 'প্রত্যাখ্যাত',
  restricted: 'মামলার লোকজন ও পার্টনাররা',
  reviewing: 'পর্যালোচনায়',
  text: 'লেখা',
  time: 'সময়',
  timeline: 'মামলার ঘটনাক্রম',
  unconfirmed: 'নিশ্চিত করা হয়নি',
  unknown: 'অজানা',
  appealed: 'আপিল',
  by_hand: 'হাতে',
  applicant: 'চাকরিপ্রার্থী',
  conflict: 'সংঘাত আছে',
  corrected: 'সংশোধন',
  filed: 'দায়ের',
  new_case: 'নতুন মামলা',
  no_conflict: 'সংঘাত নেই',
  other_person: 'অন্য ব্যক্তি',
  party_changed: 'পক্ষ বদলেছে',
  renumbered: 'নতুন নম্বর',
  reopened: 'মামলা আবার চালু',
  same_person: 'একই ব্যক্তি',
  transferred: 'স্থানান্তর',
  waiting: 'অপেক্ষমাণ',
  waived: 'মেনে নেওয়া হয়েছে',
  cost: 'খরচ',
  note: 'কাজ',
}

export const plainWords = { changed: 'পরিবর্তিত', csv: 'CSV', print: 'মুদ্রণ', xlsx: 'XLSX' }

export const roleWords = { associate: 'অ্যাসোসিয়েট', partner: 'পার্টনার' }

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
