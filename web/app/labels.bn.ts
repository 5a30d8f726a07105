import type { Complete } from '../../contract/kernel/translated.ts'

export const said = {
  system: 'ব্যবস্থাপনা সিস্টেম',
  home: ', শুরুর পাতা',
  skip: 'সরাসরি মূল অংশে যান',
  navigation: 'প্রধান তালিকা',
  openMenu: 'মেনু খুলুন',
  unread: 'না-পড়া',
  search: 'খুঁজুন বা চলে যান',
  showShortcuts: 'শর্টকাটগুলো দেখান',
  searchField: 'খুঁজুন বা চলে যান…',
  close: 'বন্ধ করুন',
  signOut: 'সাইন আউট',
  profile: 'প্রোফাইল',
  notFound: 'পাতাটি পাওয়া যায়নি',
  lost: 'দুঃখিত! পাতাটি পাওয়া যায়নি',
  goHome: 'শুরুর পাতায় ফিরে যান',
  pageFailed: 'এই পাতা দেখানো যায়নি',
  partMissing: 'পাতার একটি অংশ আনা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  pageBroken: 'এই পাতায় একটি সমস্যা হয়েছে। কিছুই পাঠানো হয়নি।',
}

export function nothingAt(address: string): string {
  return `${address} ঠিকানায় কিছু নেই`
}

export function roleAndProfile(role: string): string {
  return `${role} · প্রোফাইল`
}

export const groups = { work: 'কর্মক্ষেত্র', team: 'দল', partners: 'শুধু পার্টনার' }

export const entries = {
  tasks: 'কাজ',
  archive: 'আর্কাইভ',
  caselist: 'মামলার তালিকা',
  diary: 'কোর্ট ডায়েরি',
  deadlines: 'সময়সীমা',
  myDay: 'আমার দিন',
  calendar: 'ক্যালেন্ডার',
  time: 'সময়',
  costing: 'খরচ',
  timeline: 'ঘটনাক্রম',
  feedback: 'পার্টনারদের মতামত',
  chat: 'কমিউনিটি চ্যাট',
  leaderboard: 'লিডারবোর্ড',
  meetings: 'সভা',
  partners: 'পার্টনার',
  applications: 'চাকরির আবেদন',
  statements: 'হিসাব বিবরণী',
  people: 'সদস্য',
}

export const titles = {
  signIn: 'সাইন ইন',
  careers: 'চাকরি',
  profile: 'প্রোফাইল',
  notifications: 'বিজ্ঞপ্তি',
  archive: 'আর্কাইভ করা কাজ',
  case: 'মামলা',
  causeList: 'কার্যতালিকা',
  costing: 'মামলার খরচ',
  courts: 'আদালত',
  parties: 'পক্ষ',
  conflicts: 'স্বার্থের সংঘাত যাচাই',
  timeline: 'মামলার ঘটনাক্রম',
  partners: 'পার্টনারদের ড্যাশবোর্ড',
  applications: 'চাকরির আবেদন',
  statements: 'আর্থিক হিসাব বিবরণী',
  audit: 'নিরীক্ষা',
  import: 'ইমপোর্ট',
}

export const refusals = {
  ofPages: { title: 'প্রবেশের অনুমতি নেই', text: 'শুধু পার্টনাররা এই অংশে যেতে পারেন।' },
  ofMeetings: { title: 'প্রবেশ সীমিত', text: 'শুধু পার্টনাররা সভার পাতায় যেতে পারেন।' },
}

export function goTo(page: string): string {
  return `${page} পাতায় যান`
}

export function inTurn(first: string, then: string): string {
  return `${first}, তারপর ${then}`
}

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
