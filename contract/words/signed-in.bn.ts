import type { Complete } from '../kernel/translated.ts'

export const leaveWords = {
  title: 'অসংরক্ষিত লেখা ফেলে সাইন আউট করবেন?',
  description: 'আপনার লেখা বা করা কিছু এখনো সংরক্ষিত হয়নি। সাইন আউট করলে তা এই ডিভাইস থেকে মুছে যাবে।',
  confirmLabel: 'সাইন আউট করুন',
  cancelLabel: 'থেকে যান',
}

export const rightWords = {
  unknown: 'আপনার ভূমিকা যাচাই করা যায়নি',
  denied: 'প্রবেশের অনুমতি নেই',
  partnersOnly: 'শুধু পার্টনাররা এই অংশে যেতে পারেন।',
  leaving: 'আপনাকে আপনার কাজের পাতায় ফিরিয়ে নেওয়া হচ্ছে।',
  toTasks: 'কাজের পাতায় যান',
  history: 'ইতিহাস',
}

export type Whole = Complete<typeof import('./signed-in.ts'), typeof import('./signed-in.bn.ts')>
