import { careerTest } from '../../../contract/career-test.ts'
import type { Complete } from '../../../contract/kernel/translated.ts'
import { leastWriting, resumeMegabytes } from '../../../contract/limits.ts'
import { responseDays } from '../../../contract/words/careers.ts'
import { complaintSentences } from '../../../contract/words/complaints.ts'
import { count, hoursToTenths } from '../../lib/format.ts'

export const stepNames = [
  'ই-মেইল',
  'পদ নির্বাচন',
  'ব্যক্তিগত তথ্য',
  'বিশ্লেষণী পরীক্ষা',
  'লিখিত প্রশ্ন',
  'জীবনবৃত্তান্ত',
  'সম্পন্ন',
] as const

export const said = {
  emailDone: 'ই-মেইল ঠিক আছে! অনুগ্রহ করে আবেদন চালিয়ে যান।',
  infoMissing: 'অনুগ্রহ করে আবশ্যক সব ঘর পূরণ করুন',
  infoDone: 'তথ্য সংরক্ষণ করা হয়েছে! পরীক্ষা শুরু হচ্ছে...',
  answerMissing: 'এগিয়ে যাওয়ার আগে অনুগ্রহ করে একটি উত্তর বেছে নিন',
  testDone: 'পরীক্ষা শেষ হয়েছে! অনুগ্রহ করে লিখিত প্রশ্নের উত্তর দিন।',
  writingMissing: 'অনুগ্রহ করে দুটি প্রশ্নেরই উত্তর দিন',
  emailWrong: complaintSentences.email_wrong,
  writingShort: complaintSentences.writing_short,
  writingDone: 'লিখিত উত্তর জমা হয়েছে! অনুগ্রহ করে জীবনবৃত্তান্ত আপলোড করুন।',
  resumeLarge: `ফাইলটি ${count(resumeMegabytes)} মেগাবাইটের কম হতে হবে`,
  resumeKind: 'জীবনবৃত্তান্ত PDF, DOC অথবা DOCX ফাইল হতে হবে।',
  resumeEmpty: 'ফাইলটি খালি। অনুগ্রহ করে অন্য একটি বেছে নিন।',
  resumeBroken: 'ফাইলটি পড়া যায়নি। অনুগ্রহ করে আবার বেছে নিন।',
  resumeDone: 'জীবনবৃত্তান্ত আপলোড হয়েছে!',
  sendDone: 'চাকরির আবেদন জমা হয়েছে!',
  sendFailed: 'চাকরির আবেদন জমা দেওয়া যায়নি। অনুগ্রহ করে আবার চেষ্টা করুন।',
  sendBroke: 'একটি সমস্যা হয়েছে। অনুগ্রহ করে আবার চেষ্টা করুন।',
}

export const portalWords = {
  title: 'চাকরি',
  titleOf: (firm: string) => `চাকরি · ${firm}`,
  applyTo: (firm: string) => `${firm}-এ চাকরির আবেদন`,
  firm: 'এই ফার্ম',
  step: (at: number, all: number) => `${count(all)}টি ধাপের ${count(at)} নম্বর`,
  stepNamed: (step: string, name: string | undefined) => `${step}: ${name}`,
  progress: 'আপনার আবেদনের অগ্রগতি',
  steps: 'ধাপগুলো',
  done: ' (সম্পন্ন)',
  applyingAs: (email: string) => `${email} দিয়ে আবেদন করছেন`,
  startOver: 'নতুন করে শুরু করুন',
  startOverTitle: 'নতুন করে শুরু করবেন?',
  startOverHint: 'আপনার লেখা সবকিছু এই ডিভাইস থেকে মুছে যাবে।',
  startOverInTest: 'আপনার লেখা সবকিছু এই ডিভাইস থেকে মুছে যাবে, আর শুরু করা পরীক্ষায় ফেরা যাবে না।',
  error: 'ত্রুটি',
  goOn: 'এগিয়ে যান',
  unknownTitle: 'আপনার পরীক্ষা পাওয়া যায়নি',
  startAgain: 'আবার শুরু করুন',
}

export const formWords = {
  emailTitle: 'আবেদন শুরু',
  emailLead: 'আপনার ই-মেইল ঠিকানা লিখুন। আবেদন পাওয়ার কথা এই ঠিকানায় জানানো হবে।',
  email: 'ই-মেইল',
  positionLead: 'যে পদে আবেদন করছেন, তা বেছে নিন।',
  position: 'পদ',
  requirements: 'যোগ্যতা: ',
  personalLead: `এরপর ${count(careerTest.questions)}টি প্রশ্নের একটি পরীক্ষা। সময় ${count(careerTest.seconds / 60)} মিনিট, আর এগিয়ে গেলেই তা গোনা শুরু হবে।`,
  fullName: 'পুরো নাম',
  phone: 'ফোন',
  motivation: 'আবেদনের কারণ',
  motivationHint: 'কেন আপনি, আর কেন এই পদ।',
  required: 'আবশ্যক',
  begin: 'পরীক্ষা শুরু করুন',
}

export const testWords = {
  loading: 'আপনার পরীক্ষা আনা হচ্ছে...',
  loadFailed: 'আপনার পরীক্ষা আনা যায়নি',
  questionsInEnglish: 'প্রশ্নগুলো ইংরেজিতে।',
  question: (at: number, all: number) => `${count(all)}টি প্রশ্নের ${count(at)} নম্বর`,
  previous: 'আগের প্রশ্ন',
  next: 'পরের প্রশ্ন',
  submit: 'পরীক্ষা জমা দিন',
  over: 'সময় শেষ। আপনার উত্তরগুলো গোনা হচ্ছে।',
  timeLeft: 'বাকি সময়',
  minutesLeft: (minutes: number) => `আর ${count(minutes)} মিনিট বাকি`,
}

export const answerWords = {
  saved: 'উত্তর সংরক্ষিত',
  saving: 'সংরক্ষণ হচ্ছে...',
  waiting: 'এখনো সংরক্ষিত হয়নি। আবার চেষ্টা চলছে...',
}

export const endWords = {
  writingLead: `প্রতিটি উত্তরে কমপক্ষে ${count(leastWriting)}টি অক্ষর থাকতে হবে।`,
  written: (length: number) => `আবশ্যক · ${count(length)} / ${count(leastWriting)}`,
  characters: ' অক্ষর',
  resumeLead: `PDF, DOC বা DOCX, সর্বোচ্চ ${count(resumeMegabytes)} মেগাবাইট।`,
  resume: 'জীবনবৃত্তান্ত',
  choose: 'আপনার জীবনবৃত্তান্ত বেছে নিন',
  chooseAnother: 'অন্য ফাইল বেছে নিন',
  drop: 'অথবা এখানে এনে ছেড়ে দিন',
  remove: (name: string) => `${name} সরান`,
  kilobytes: (size: number) => `${count(size)} কিলোবাইট`,
  megabytes: (size: number) => `${hoursToTenths(size)} মেগাবাইট`,
  submit: 'আবেদন জমা দিন',
  submitting: 'জমা দেওয়া হচ্ছে...',
  upload: 'আপলোড',
  sending: 'আপনার আবেদন পাঠানো হচ্ছে...',
  sendingAgain: 'সংযোগ কেটে গেছে। আবার চেষ্টা চলছে...',
  sentTitle: 'আবেদন জমা হয়েছে!',
  mailSent: 'আপনার ঠিকানায় একটি ই-মেইল পাঠানো হয়েছে।',
  questions: 'কোনো প্রশ্ন থাকলে লিখুন: {contact}',
  another: 'অন্য পদে আবেদন করুন',
}

export const writingLabel = {
  whyJoinTRW: (firm: string) => `আপনি কেন ${firm}-এ যোগ দিতে চান?`,
  thoughtsOnTRW: (firm: string) => `${firm} সম্পর্কে আপনার ভাবনা কী?`,
}

export const salaryLabels = {
  intern: `ভাতা ৳${count(12_000)}`,
  'junior-associate': `৳${count(15_000)}-${count(20_000)}`,
  associate: null,
}

export const requirements = {
  intern: ['আইন বিষয়ে অধ্যয়নরত', 'বিশ্লেষণের দক্ষতা', 'লেখার দক্ষতা'],
  'junior-associate': ['সদ্য স্নাতক, ০-২ বছরের অভিজ্ঞতা', 'বার কাউন্সিলের সনদ থাকলে ভালো'],
  associate: ['৩-৫ বছরের অভিজ্ঞতা', 'বার কাউন্সিলের সনদ', 'বিশেষ কোনো ক্ষেত্রে দক্ষতা থাকলে ভালো'],
}

export const promise = `${responseDays}ের মধ্যে আমরা আপনার সঙ্গে যোগাযোগ করব।`

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
