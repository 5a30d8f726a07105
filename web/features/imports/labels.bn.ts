import type { Complete } from '../../../contract/kernel/translated.ts'
import { plural } from '../../lib/words.tsx'

export const said = {
  title: 'ইমপোর্ট',
  meta: 'ফাইল থেকে আপনার ফার্মের মামলাগুলো নিয়ে আসুন',
  steps: 'ধাপ',
  loading: 'ইমপোর্টের তালিকা আনা হচ্ছে...',
  loadFailed: 'ইমপোর্টের তালিকা আনা যায়নি',
  rowsLoading: 'সারিগুলো আনা হচ্ছে...',
  rowsFailed: 'সারিগুলো আনা যায়নি',
  choose: 'ফাইল বেছে নিন',
  another: 'আরেকটি ফাইল ইমপোর্ট করুন',
  form: 'CSV ফাইল; ঘরগুলোর মাঝে কমা, সেমিকোলন বা ট্যাব; সর্বোচ্চ ২০ মেগাবাইট ও ২০,০০০টি সারি।',
  firstLook: 'প্রতিটি সারি আপনি দেখে নেওয়ার আগে কিছুই লেখা হয় না।',
  reading: 'ফাইলটি পড়া হচ্ছে...',
  readFailed: 'ফাইলটি পড়া যায়নি',
  columnsHint: 'ফাইলের কোন কলামে কী আছে তা জানান।',
  leftOut: 'বাদ থাকবে',
  needsCaseId: 'মামলা আইডির কলামটি বেছে নিন।',
  dayOrder: 'দিন আগে, না মাস আগে?',
  dayFirst: 'দিন আগে: ৩/৪ মানে ৩ এপ্রিল',
  monthFirst: 'মাস আগে: ৩/৪ মানে ৪ মার্চ',
  example: 'যেমন',
  check: 'যাচাই করুন',
  checkFailed: 'সারিগুলো যাচাই করা যায়নি',
  checking: 'সারিগুলো যাচাই করা হচ্ছে...',
  columnsAgain: 'কলাম বদলান',
  onlyWrong: 'শুধু সমস্যাযুক্ত সারি',
  downloadWrong: 'সমস্যাযুক্ত সারি ডাউনলোড করুন',
  downloadFailed: 'সারিগুলো ডাউনলোড করা যায়নি',
  noneWrong: 'কোনো সারিতে সমস্যা নেই',
  strict: 'কোনো সমস্যা থাকলে থামুন',
  strictHint: 'একটি সারিও ভুল থাকলে কিছুই লেখা হবে না।',
  importing: 'ইমপোর্ট করা হচ্ছে...',
  mayLeave: 'আপনি এই পৃষ্ঠা ছেড়ে যেতে পারেন; শেষ না হওয়া পর্যন্ত সাইন ইন করে থাকুন।',
  importFailed: 'ইমপোর্ট করা যায়নি',
  imported: 'সারিগুলো ইমপোর্ট করা হয়েছে',
  undo: 'ইমপোর্ট ফিরিয়ে নিন',
  undoQuestion: 'এই ইমপোর্ট ফিরিয়ে নেবেন?',
  undoHint: 'এতে তৈরি মামলাগুলো মুছে যাবে; যেগুলো পরে কেউ বদলেছেন সেগুলো থাকবে।',
  undoing: 'ফিরিয়ে নেওয়া হচ্ছে...',
  undone: 'ইমপোর্ট ফিরিয়ে নেওয়া হয়েছে',
  undoFailed: 'ইমপোর্ট ফিরিয়ে নেওয়া যায়নি',
  gone: 'এই ইমপোর্ট নেই, অথবা আপনি এটি দেখতে পারেন না।',
  toCases: 'মামলার তালিকা খুলুন',
  earlier: 'আগের ইমপোর্ট',
  goOn: 'চালিয়ে যান',
  open: 'খুলুন',
  nothingYet: 'এখনো কিছু ইমপোর্ট করা হয়নি',
  nothingHint: 'যেসব ফাইল দেখা বা ইমপোর্ট করা হয়েছে সেগুলো এখানে থাকবে।',
}

export const stepNames = {
  file: 'ফাইল',
  columns: 'কলাম',
  check: 'যাচাই',
  import: 'ইমপোর্ট',
  done: 'সম্পন্ন',
}

export const heads = {
  kind: 'ধরন',
  file: 'ফাইল',
  rows: 'সারি',
  by: 'যিনি করেছেন',
  when: 'কখন',
  row: 'সারি',
  caseId: 'মামলা আইডি',
  client: 'মক্কেল',
  state: 'অবস্থা',
  problems: 'সমস্যা',
}

export const kindWords = { cases: 'মামলা' }

export const rowStateWords = { new: 'নতুন', change: 'পরিবর্তন', same: 'একই', wrong: 'ভুল' }

export const runStateWords = {
  preview: 'এখনো ইমপোর্ট হয়নি',
  applied: 'ইমপোর্ট হয়েছে',
  undone: 'ফিরিয়ে নেওয়া হয়েছে',
  failed: 'ব্যর্থ',
}

export const fileOfProblems = 'সমস্যাযুক্ত-সারি'

export function importRowsOf(n: number): string {
  return plural(n, { one: '{n}টি সারি ইমপোর্ট করুন', other: '{n}টি সারি ইমপোর্ট করুন' })
}

export function importedRows(n: number): string {
  return plural(n, { one: '{n}টি সারি ইমপোর্ট করা হয়েছে।', other: '{n}টি সারি ইমপোর্ট করা হয়েছে।' })
}

export function keptRows(n: number): string {
  return plural(n, {
    one: 'এর মধ্যে {n}টি পরে বদলানো হয়েছে, তাই যেমন আছে তেমনই থাকবে।',
    other: 'এর মধ্যে {n}টি পরে বদলানো হয়েছে, তাই যেমন আছে তেমনই থাকবে।',
  })
}

export function columnOf(head: string): string {
  return `“${head}” কলামে কী আছে`
}

export function undoOf(file: string): string {
  return `${file}-এর ইমপোর্ট ফিরিয়ে নিন`
}

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
