import type { Complete } from '../../../contract/kernel/translated.ts'
import { plural } from '../../lib/words.tsx'

export const said = {
  title: 'কার্যতালিকা পর্যালোচনা',
  import: 'কার্যতালিকা ইমপোর্ট',
  meta: 'কোনো দিনে আদালতের কার্যতালিকা, আপনার ফার্মের মামলাগুলোর পাশে',
  toDiary: 'কোর্ট ডায়েরি',
  court: 'আদালত',
  chooseCourt: 'আদালত বেছে নিন',
  bench: 'বেঞ্চ',
  day: 'দিন',
  text: 'তালিকা',
  textHint: 'আদালত তালিকাটি যেভাবে প্রকাশ করে সেভাবেই পেস্ট করুন।',
  orFile: 'অথবা ফাইল বেছে নিন: CSV বা XLSX, সর্বোচ্চ ৫ মেগাবাইট।',
  choose: 'ফাইল বেছে নিন',
  read: 'তালিকা পড়ুন',
  reading: 'তালিকা পড়া হচ্ছে...',
  readFailed: 'কার্যতালিকা তৈরি করা যায়নি',
  columns: 'কলাম',
  columnsHint: 'ফাইলের প্রতিটি কলাম কী তা জানান।',
  leftOut: 'বাদ',
  loading: 'কার্যতালিকা লোড হচ্ছে...',
  loadFailed: 'কার্যতালিকা লোড করা যায়নি',
  listsFailed: 'কার্যতালিকাগুলো লোড করা যায়নি',
  earlier: 'আগের তালিকা',
  none: 'এখনো কোনো কার্যতালিকা পড়া হয়নি',
  noneHint: 'যেসব তালিকা পড়া হয়েছে সেগুলো এখানে থাকবে।',
  open: 'খুলুন',
  by: 'কে',
  lines: 'লাইন',
  state: 'অবস্থা',
  comparing: 'তালিকাটি আপনার মামলাগুলোর সঙ্গে মেলানো হচ্ছে...',
  ours: 'আমাদের মামলা',
  others: 'বাকি সব লাইন',
  noOurs: 'কোনো লাইন আমাদের মামলার নয়',
  noOthers: 'আর কোনো লাইন নেই',
  linesLoading: 'লাইন লোড হচ্ছে...',
  linesFailed: 'লাইন লোড করা যায়নি',
  tick: 'নিন',
  tickKey: 'এই লাইনটি নেওয়া বা না নেওয়া',
  item: 'ক্রমিক',
  asListed: 'তালিকায় যেমন আছে',
  ourCase: 'আমাদের মামলা',
  what: 'কী হবে',
  chooseCase: 'মামলা বেছে নিন',
  findCase: 'মামলা আইডি, নম্বর, মক্কেল বা পক্ষ',
  noCase: 'কোনো মামলা পাওয়া যায়নি।',
  chosen: 'মামলা বেছে নেওয়া হয়েছে',
  chooseFailed: 'মামলা বেছে নেওয়া যায়নি',
  applied: 'কার্যতালিকা ডায়েরিতে তোলা হয়েছে',
  applyFailed: 'কার্যতালিকা ডায়েরিতে তোলা যায়নি',
  undo: 'ফিরিয়ে নিন',
  undone: 'কার্যতালিকা ফিরিয়ে নেওয়া হয়েছে',
  undoFailed: 'কার্যতালিকা ফিরিয়ে নেওয়া যায়নি',
  discard: 'বাতিল করুন',
  discardQuestion: 'এই তালিকা বাতিল করবেন?',
  discardHint: 'এর কিছুই ডায়েরিতে নেই। একই তালিকা আবার পড়া যাবে।',
  discarded: 'কার্যতালিকা বাতিল করা হয়েছে',
  discardFailed: 'কার্যতালিকা বাতিল করা যায়নি',
  notListed: 'তালিকায় নেই',
  notListedHint: 'আমাদের এই মামলাগুলোর ওই দিন এই আদালতে শুনানি আছে।',
  newHearing: 'নতুন শুনানি',
  nothingNew: 'নতুন কিছু নেই',
  inDiary: 'ডায়েরিতে আছে',
} as const

export const levelWords = {
  sure: 'নিশ্চিত',
  likely: 'সম্ভাবনা বেশি',
  possible: 'হতে পারে',
  none: 'বেছে নেওয়া',
} as const

export const stateWords = {
  review: 'পর্যালোচনা বাকি',
  applied: 'ডায়েরিতে আছে',
  discarded: 'বাতিল',
} as const

export function linesOf(lines: string, ours: string): string {
  return `${lines}টি লাইন, আমাদের মামলা ${ours}টি`
}

export function applyOf(n: number): string {
  return plural(n, { one: '{n}টি ডায়েরিতে তুলুন', other: '{n}টি ডায়েরিতে তুলুন' })
}

export function itemNumber(item_no: string): string {
  return `ক্রমিক ${item_no}`
}

export function movesOf(from: string, to: string): string {
  return `তারিখ ${from} থেকে ${to} হবে`
}

export function takeOf(case_id: string): string {
  return `${case_id} নিন`
}

export function chooseFor(line: number): string {
  return `${line} নম্বর লাইনের মামলা বেছে নিন`
}

export function columnOf(head: string): string {
  return `“${head}” কী`
}

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
