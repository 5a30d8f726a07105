import type { Complete } from '../../contract/kernel/translated.ts'

export const said = {
  system: 'ব্যবস্থাপনা সিস্টেম',
  home: ', শুরুর পাতা',
  skip: 'সরাসরি মূল অংশে যান',
  navigation: 'প্রধান তালিকা',
  openMenu: 'মেনু খুলুন',
  unread: 'না-পড়া',
  search: 'খুঁজুন বা চলে যান',
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
  calendar: 'ক্যালেন্ডার',
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

export const palette = {
  recent: 'সম্প্রতি',
  onThisPage: 'এই পাতায়',
  goTo: 'চলে যান',
  actions: 'যা করা যায়',
  settings: 'সেটিংস',
  nothing: 'কিছুই মিলছে না।',
  calendar: 'ক্যালেন্ডার',
  cases: 'মামলা',
  days: 'দিন',
  events: 'ঘটনাক্রমের ঘটনা',
  people: 'সদস্য',
  tasks: 'কাজ',
  hours: 'যে কাজে ঘণ্টা লেখা হবে',
  hoursOnWhich: 'কোন কাজে ঘণ্টা লিখবেন?',
  archived: 'আর্কাইভ করা',
  associate: 'অ্যাসোসিয়েটের ড্যাশবোর্ড',
  mention: 'চ্যাটে উল্লেখ করুন',
  shortcuts: 'কিবোর্ড শর্টকাট',
  showShortcuts: 'শর্টকাটগুলো দেখান',
  pageWords: 'পাতা যান',
  singleKeys: 'এক অক্ষরের শর্টকাট ব্যবহার করুন',
}

export const days = { today: 'আজ', tomorrow: 'আগামীকাল', yesterday: 'গতকাল' }

export const actions = {
  newTask: { label: 'নতুন কাজ', words: 'যোগ তৈরি' },
  logHours: { label: 'ঘণ্টা লিখুন', words: 'যোগ কাজ সময়' },
  addCase: { label: 'মামলা যোগ', words: 'নতুন তৈরি' },
  addEvent: { label: 'ক্যালেন্ডারে ইভেন্ট যোগ করুন', words: 'নতুন তৈরি' },
  password: { label: 'পাসওয়ার্ড বদলান', words: 'নতুন নিরাপত্তা পরিবর্তন' },
  codes: { label: 'অনুমোদন কোড', words: 'আমন্ত্রণ সদস্য নিবন্ধন' },
  light: { label: 'থিম: হালকা', words: 'উজ্জ্বল' },
  dark: { label: 'থিম: গাঢ়', words: 'অন্ধকার' },
  system: { label: 'থিম: যন্ত্রের মতো', words: 'স্বয়ংক্রিয় সিস্টেম' },
  shortcuts: { label: 'কিবোর্ড শর্টকাট', words: 'সাহায্য বোতাম' },
  signOut: { label: 'সাইন আউট', words: 'লগ আউট বের' },
  profile: { label: 'প্রোফাইল', words: 'আমার নাম সেটিংস অ্যাকাউন্ট' },
  notifications: { label: 'বিজ্ঞপ্তির সেটিং', words: 'মেইল' },
  courts: { label: 'আদালত', words: 'বিচারক বেঞ্চ ধরন পর্যায় ট্রাইব্যুনাল' },
  parties: { label: 'পক্ষ', words: 'মক্কেল প্রতিপক্ষ সাক্ষী নাম' },
  conflicts: { label: 'স্বার্থের সংঘাত যাচাই', words: 'নাম মিল প্রতিপক্ষ সিদ্ধান্ত' },
  audit: { label: 'নিরীক্ষা', words: 'ইতিহাস কে কী করেছেন' },
  importCases: { label: 'ইমপোর্ট', words: 'CSV ফাইল আপলোড মামলা আনুন' },
}

export function goTo(page: string): string {
  return `${page} পাতায় যান`
}

export function inTurn(first: string, then: string): string {
  return `${first}, তারপর ${then}`
}

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
