import type { Complete } from '../kernel/translated.ts'

export const make = {
  hearing: 'শুনানি করুন',
  deadline: 'সময়সীমা করুন',
  reason: 'ক্যালেন্ডারে লেখা ছিল',
  hearingMade: 'শুনানিটি এখন ডায়েরিতে আছে। ইভেন্টটি আর দরকার নেই।',
  deadlineMade: 'সময়সীমাটি এখন রাখা হয়েছে। ইভেন্টটি আর দরকার নেই।',
  remove: 'ইভেন্ট সরান',
}

export type Whole = Complete<typeof import('./made-of-events.ts'), typeof import('./made-of-events.bn.ts')>
