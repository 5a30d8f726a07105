import type { Complete } from './translated.ts'

export const signingSentences = {
  'deadlines.own_sign_off': 'এই সময়সীমায় অন্য কাউকে স্বাক্ষর করতে হবে।',
  'deadlines.rule_unverified': 'এই বিধি অযাচাইকৃত। আগে একজন পার্টনারকে এটি নিশ্চিত করতে হবে।',
  'deadlines.rule_retired': 'এই বিধি এখন অপ্রচলিত। যে সংস্করণ চালু আছে সেটি বেছে নিন।',
  'deadlines.rule_changed': 'বিধিটি এখন অন্যভাবে গোনে। আগে সময়সীমাটি নতুন করে গুনুন।',
}

export type Whole = Complete<typeof import('./signing-reasons.ts'), typeof import('./signing-reasons.bn.ts')>
