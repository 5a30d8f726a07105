import type { Complete } from '../kernel/translated.ts'

export const clientMessage = {
  act: 'বার্তা কপি করুন',
  title: 'মক্কেলের জন্য বার্তা',
  template: 'নমুনা',
  language: { en: 'ইংরেজি', bn: 'বাংলা' },
  order: 'আদেশসহ',
  text: 'বার্তা',
  loading: 'বার্তা আনা হচ্ছে...',
  loadFailed: 'বার্তা আনা যায়নি',
  none: 'মক্কেলের জন্য কোনো বার্তার নমুনা চালু নেই। আদালতের তালিকা যিনি রাখেন, তিনি যোগ করতে পারেন।',
  copied: 'বার্তা কপি হয়েছে',
  copyFailed: 'বার্তা কপি করা যায়নি',
  copyYourself: 'বার্তাটি বেছে নিয়ে নিজে কপি করুন।',
}

export const remindedWords = {
  seen: 'দেখেছি',
  seenBy: (name: string) => `${name} দেখেছেন`,
  done: 'দেখা হয়েছে বলে লেখা হলো',
  failed: 'দেখা হয়েছে বলে লেখা যায়নি',
  notMailed: 'ই-মেইল যায়নি',
  notMailedTo: (names: string) => `ই-মেইল যায়নি: ${names}`,
}

export type Whole = Complete<typeof import('./client-messages.ts'), typeof import('./client-messages.bn.ts')>
