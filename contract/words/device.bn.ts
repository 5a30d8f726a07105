import type { Complete } from '../kernel/translated.ts'

export const newer = { isReady: 'নতুন সংস্করণ তৈরি।', reload: 'আবার আনুন' }
export const away = { needsConnection: 'এর জন্য সংযোগ দরকার।', tryAgain: 'আবার চেষ্টা করুন' }
export const install = {
  offer: 'Sereshta ইনস্টল করুন',
  steps: [
    'ব্রাউজারের বারে “শেয়ার” চাপুন: তীর দেওয়া চারকোনা চিহ্নটি।',
    '“হোম স্ক্রিনে যোগ করুন” বেছে নিন।',
    '“যোগ করুন” চাপুন।',
  ],
}

export type Whole = Complete<typeof import('./device.ts'), typeof import('./device.bn.ts')>
