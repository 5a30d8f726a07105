import type { Complete } from '../../../contract/kernel/translated.ts'

export const said = {
  title: 'সদস্য',
  meta: 'ফার্মে কে কোন ভূমিকায় আছেন, আর কে চলে গেছেন',
  caption: 'সদস্য',
  loading: 'সদস্যদের তালিকা আনা হচ্ছে...',
  loadFailed: 'সদস্যদের তালিকা আনা যায়নি',
  name: 'নাম',
  email: 'ই-মেইল',
  role: 'ভূমিকা',
  seen: 'শেষ দেখা গেছে',
  state: 'অবস্থা',
  never: 'কখনো না',
  oneself: 'আপনি',
  none: 'এখনো আর কেউ নেই',
  noneHint: 'আপনার ফার্মের সদস্যদের আমন্ত্রণ জানান।',
  codes: 'অনুমোদন কোড',
  moveWork: 'সব কাজ স্থানান্তর',
  moveWorkOf: (name: string) => `${name}-এর সব কাজ স্থানান্তর`,
}

export const deeds = {
  setRole: {
    button: 'ভূমিকা বদলান',
    of: (name: string) => `${name}-এর ভূমিকা বদলান`,
    done: 'ভূমিকা বদলানো হয়েছে',
    failed: 'ভূমিকা বদলানো যায়নি',
  },
  deactivate: {
    button: 'নিষ্ক্রিয় করুন',
    of: (name: string) => `${name}-কে নিষ্ক্রিয় করুন`,
    done: 'নিষ্ক্রিয় করা হয়েছে',
    failed: 'নিষ্ক্রিয় করা যায়নি',
  },
  reactivate: {
    button: 'আবার সক্রিয় করুন',
    of: (name: string) => `${name}-কে আবার সক্রিয় করুন`,
    done: 'আবার সক্রিয় করা হয়েছে',
    failed: 'আবার সক্রিয় করা যায়নি',
  },
}

export const stateWords = { active: 'সক্রিয়', deactivated: 'নিষ্ক্রিয়' }

export const roleQuestions = {
  partner: {
    title: (name: string) => `${name}-কে পার্টনার করবেন?`,
    description: 'পার্টনাররা পরের ক্লিক থেকেই সবার কাজ, ফার্মের টাকার হিসাব ও এই পাতা দেখতে পান।',
  },
  associate: {
    title: (name: string) => `${name}-কে অ্যাসোসিয়েট করবেন?`,
    description: 'শুধু পার্টনাররা যা দেখেন, তা সঙ্গে সঙ্গে বন্ধ হবে। নিজের কাজ ও ঘণ্টা তাঁরই থাকবে।',
  },
}

export const deactivation = {
  title: (name: string) => `${name}-কে নিষ্ক্রিয় করবেন?`,
  description:
    'সঙ্গে সঙ্গে সব জায়গা থেকে সাইন আউট হবে, আর সাইন ইন করা যাবে না। চলতি টাইমার থামিয়ে লিখে রাখা হবে, ক্যালেন্ডারের ঠিকানা আর চলবে না। যা করেছেন, তা তাঁর নামেই থাকবে।',
}

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
