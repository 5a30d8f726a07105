import type { Complete } from '../../../contract/kernel/translated.ts'

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
  sheets: { label: 'টাইমশিট', words: 'সপ্তাহ অনুমোদন সময়' },
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

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
