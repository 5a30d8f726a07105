import type { Complete } from '../kernel/translated.ts'

export const careers = 'চাকরি'
export const loading = 'আনা হচ্ছে…'
export const shortcuts = { myDay: 'আমার দিন', tasks: 'কাজ', diary: 'কোর্ট ডায়েরি' }
export const needsScript = {
  site: 'Sereshta চালাতে জাভাস্ক্রিপ্ট লাগে। অনুগ্রহ করে তা চালু করে পাতাটি আবার আনুন।',
  career: 'আবেদন করতে জাভাস্ক্রিপ্ট লাগে। অনুগ্রহ করে তা চালু করে পাতাটি আবার আনুন।',
}

export type Whole = Complete<typeof import('./documents.ts'), typeof import('./documents.bn.ts')>
