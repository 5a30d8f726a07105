import type { Complete } from '../../../contract/kernel/translated.ts'
import { passwordLength } from '../../../contract/limits.ts'
import { count } from '../../lib/format.ts'

const passwordSize = `যেকোনো ধরনের ${count(passwordLength.least)} থেকে ${count(passwordLength.most)}টি অক্ষর`

export const said = {
  system: 'ব্যবস্থাপনা সিস্টেম',
  motto: 'প্রতিটি কাজ, প্রতিটি ঘণ্টা লেখা থাকে।',
  forWhom: (firm: string) =>
    `${firm}-এর পার্টনার ও অ্যাসোসিয়েটদের জন্য। প্রশাসকের দেওয়া অনুমোদন কোড দিয়ে অ্যাকাউন্ট খোলা যায়।`,
  signInTab: 'সাইন ইন',
  signUpTab: 'নিবন্ধন',
  tabs: 'সাইন ইন বা নিবন্ধন',
  signInTitle: 'সাইন ইন',
  signUpTitle: 'আপনার অ্যাকাউন্ট তৈরি',
  newPasswordTitle: 'নতুন পাসওয়ার্ড',
  confirmTitle: 'ই-মেইল নিশ্চিতকরণ',
  forgotTitle: 'পাসওয়ার্ড ভুলে গেছেন?',
  forgotHint: 'আপনার অ্যাকাউন্টের ই-মেইল লিখুন, নতুন পাসওয়ার্ড দেওয়ার একটি লিংক পাঠানো হবে।',
  backToSignIn: 'সাইন ইনে ফিরে যান',
  email: 'ই-মেইল',
  password: 'পাসওয়ার্ড',
  fullName: 'পুরো নাম',
  accountType: 'অ্যাকাউন্টের ধরন',
  emailMissing: 'আপনার ই-মেইল লিখুন।',
  passwordMissing: 'আপনার পাসওয়ার্ড লিখুন।',
  nameMissing: 'আপনার পুরো নাম লিখুন।',
  newPasswordMissing: 'একটি পাসওয়ার্ড দিন।',
  signIn: 'সাইন ইন করুন',
  signingIn: 'সাইন ইন হচ্ছে...',
  forgot: 'পাসওয়ার্ড ভুলে গেছেন?',
  passwordHint: passwordSize,
  codeHint: 'অনুমোদন কোডের জন্য প্রশাসকের সঙ্গে যোগাযোগ করুন।',
  creatingAccount: 'অ্যাকাউন্ট তৈরি হচ্ছে...',
  checkAccountType: 'ওপরের অ্যাকাউন্টের ধরন কি আপনার কোডের সঙ্গে মেলে?',
  checkMail: 'নিশ্চিত করার লিংকের জন্য আপনার ই-মেইল দেখুন!',
  mayBeSent: 'এই ঠিকানায় অ্যাকাউন্ট থাকলে একটি লিংক পাঠানো হচ্ছে।',
  sentTo: 'লিংকটি {email} ঠিকানায় যাচ্ছে।',
  sentAgain: 'এই ঠিকানায় কোনো অ্যাকাউন্ট অপেক্ষায় থাকলে আরেকটি লিংক পাঠানো হচ্ছে।',
  outbox: 'ই-মেইল এখনো পাঠানো হয় না, এই কম্পিউটারেই রাখা থাকে: {link}।',
  openOutbox: 'আউটবক্স খুলুন',
  sending: 'পাঠানো হচ্ছে...',
  confirming: 'আপনার ই-মেইল নিশ্চিত করা হচ্ছে...',
  tryAgain: 'আবার চেষ্টা করুন',
  linkUsed: 'প্রতিটি লিংক একবার ও সীমিত সময়ের জন্য কাজ করে। ই-মেইল লিখুন, নতুন একটি লিংক পাঠানো হবে।',
  saveNewPassword: 'নতুন পাসওয়ার্ড সংরক্ষণ করুন',
}

export const mailWords = {
  signup: { ask: 'নিশ্চিত করার লিংক পাঠান', again: 'নিশ্চিত করার লিংক আবার পাঠান' },
  recovery: { ask: 'নতুন পাসওয়ার্ডের লিংক পাঠান', again: 'লিংকটি আবার পাঠান' },
}

export const accountTypes = {
  associate: {
    name: 'অ্যাসোসিয়েট',
    codeLabel: 'অ্যাসোসিয়েটের অনুমোদন কোড',
    submit: 'অ্যাসোসিয়েট অ্যাকাউন্ট তৈরি করুন',
  },
  partner: {
    name: 'পার্টনার',
    codeLabel: 'পার্টনারের অনুমোদন কোড',
    submit: 'পার্টনার অ্যাকাউন্ট তৈরি করুন',
  },
}

export const passwordWords = {
  title: 'পাসওয়ার্ড',
  current: 'বর্তমান পাসওয়ার্ড',
  currentMissing: 'আপনার বর্তমান পাসওয়ার্ড লিখুন।',
  currentWrong: 'এটি আপনার বর্তমান পাসওয়ার্ড নয়।',
  fresh: 'নতুন পাসওয়ার্ড',
  hint: `${passwordSize}। শুধু এই ব্রাউজারে সাইন ইন থাকবে, আর আপনার ক্যালেন্ডারের ঠিকানা আর চলবে না।`,
  change: 'পাসওয়ার্ড বদলান',
  saving: 'সংরক্ষণ হচ্ছে...',
  changed: 'পাসওয়ার্ড বদলানো হয়েছে',
  changeFailed: 'পাসওয়ার্ড বদলানো যায়নি',
}

export const sessionWords = {
  title: 'কোথায় কোথায় সাইন ইন আছেন',
  loadFailed: 'সেশন আনা যায়নি',
  showAll: 'সব দেখুন',
  lastUsed: '{address} · শেষ ব্যবহার {when}',
  here: 'এই ব্রাউজার',
  device: (browser: string, system: string) => `${system}-এ ${browser}`,
  samsung: 'স্যামসাং ইন্টারনেট',
  unknownDevice: 'অজানা ব্রাউজার',
  endOthers: 'অন্য সব জায়গা থেকে সাইন আউট করুন',
  endOthersTitle: 'অন্য সব জায়গা থেকে সাইন আউট করবেন?',
  endOthersHint: 'অন্য সব ব্রাউজারে আবার সাইন ইন করতে হবে। সেখানে লেখা যা সংরক্ষিত হয়নি, তা সেখানেই থাকবে।',
  endedOthers: 'অন্য সব জায়গা থেকে সাইন আউট করা হয়েছে',
  endOthersFailed: 'অন্য জায়গা থেকে সাইন আউট করা যায়নি',
}

export const codeWords = {
  title: 'অনুমোদন কোড',
  caption: 'অনুমোদন কোডের তালিকা',
  create: 'কোড তৈরি করুন',
  loadFailed: 'অনুমোদন কোড আনা যায়নি',
  none: 'এখনো কোনো অনুমোদন কোড নেই',
  noneHint: 'কোড ছাড়া কেউ নিবন্ধন করতে পারেন না। একটি কোড তৈরি করে পৌঁছে দিন।',
  role: 'ভূমিকা',
  for: 'কার জন্য',
  anyone: 'যে কেউ',
  uses: 'ব্যবহার',
  expires: 'মেয়াদ শেষ',
  never: 'কখনো না',
  created: 'তৈরি',
  status: 'অবস্থা',
  revoke: 'প্রত্যাহার করুন',
  revokeOf: (whose: string) => `${whose} প্রত্যাহার করুন`,
  whose: (role: string, email: string | null) =>
    `${email === null ? 'যে কারও' : `${email}-এর`} জন্য ${role} কোড`,
  revokeTitle: 'এই কোড প্রত্যাহার করবেন?',
  revokeHint: (whose: string) => `${whose}। এটি দিয়ে আর কেউ নিবন্ধন করতে পারবেন না।`,
  revoked: 'কোড প্রত্যাহার করা হয়েছে',
  revokeFailed: 'কোড প্রত্যাহার করা যায়নি',
  createTitle: 'অনুমোদন কোড তৈরি',
  createMeta: 'যাঁর কাছে কোডটি থাকবে, তিনি আপনার বেছে নেওয়া ভূমিকায় নিবন্ধন করতে পারবেন।',
  creating: 'তৈরি হচ্ছে...',
  createFailed: 'কোড তৈরি করা যায়নি',
  email: 'ই-মেইল',
  emailHint: 'শুধু এই ঠিকানা থেকে ব্যবহার করা যাবে। খালি রাখলে যে কেউ পারবেন।',
  usesHint: 'কত জন এটি দিয়ে নিবন্ধন করতে পারবেন। খালি রাখলে যত জন ইচ্ছা।',
  expiresHint: 'খালি রাখলে মেয়াদ শেষ হবে না।',
  newTitle: (role: string) => `${role} অনুমোদন কোড`,
  newFor: (email: string | null) => (email === null ? 'যে কারও জন্য' : `${email}-এর জন্য`),
  newHint: 'কোডটি শুধু এখনই দেখা যাচ্ছে। বন্ধ করার আগে পৌঁছে দিন।',
  copy: 'কপি করুন',
  copied: 'কপি হয়েছে',
  copyFailed: 'ব্রাউজার অনুমতি দেয়নি। কোডটি বেছে নিয়ে নিজে কপি করুন।',
  done: 'হয়ে গেছে',
}

export const codeStateWords = {
  active: 'চালু',
  'used-up': 'ব্যবহার শেষ',
  expired: 'মেয়াদ শেষ',
  revoked: 'প্রত্যাহৃত',
}

export function usesOf({ uses, max_uses }: { uses: number; max_uses: number | null }): string {
  return max_uses === null ? count(uses) : `${count(max_uses)}-এর মধ্যে ${count(uses)}`
}

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
