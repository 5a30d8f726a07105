import type { Complete } from './translated.ts'

export const timeSentences = {
  'time.period_closed': 'এই মেয়াদ বন্ধ হয়ে গেছে। একজন পার্টনারকে বলুন।',
  'time.not_understood': 'কতক্ষণ লেগেছে তা দিয়ে শুরু করুন, যেমন ১ঘ২০, ৯০মি, ১.৫ বা ৯:৩০-১১।',
  'time.activity_unknown': 'এই নামে কোনো কাজের ধরন নেই।',
  'time.in_the_future': 'ভবিষ্যতের সময় লেখা যায় না।',
  'notes.end_not_after_start': 'শেষের সময় শুরুর সময়ের পরে হতে হবে।',
}

export type Whole = Complete<typeof import('./time-reasons.ts'), typeof import('./time-reasons.bn.ts')>
