import type { Complete } from '../kernel/translated.ts'

/** By the title with which a rule ships (server/db/migrations/0177_shipped_rules.sql). */
export const shippedTitles: Readonly<Record<string, string>> = {
  'Civil appeal to the District Judge': 'জেলা জজ আদালতে দেওয়ানি আপিল',
  'Criminal appeal to a court other than the High Court Division': 'হাইকোর্ট বিভাগ ছাড়া অন্য আদালতে ফৌজদারি আপিল',
  'Criminal appeal to the High Court Division': 'হাইকোর্ট বিভাগে ফৌজদারি আপিল',
  'Civil appeal to the High Court Division': 'হাইকোর্ট বিভাগে দেওয়ানি আপিল',
  'Appeal of the State from an acquittal': 'খালাসের বিরুদ্ধে রাষ্ট্রের আপিল',
  'Complainant’s appeal from an acquittal': 'খালাসের বিরুদ্ধে ফরিয়াদির আপিল',
  'Restoration of a suit dismissed for default': 'তদবিরের অভাবে খারিজ মোকদ্দমা পুনর্বহাল',
  'Setting aside an ex parte decree': 'একতরফা ডিক্রি রদ',
  'Re-admission of an appeal dismissed for default': 'তদবিরের অভাবে খারিজ আপিল পুনরায় গ্রহণ',
  'Setting aside an abatement': 'মোকদ্দমা বিলোপ রদ',
  'Review of a judgment, not of the High Court Division’s original side':
    'রায়ের রিভিউ, হাইকোর্ট বিভাগের আদি এখতিয়ারের রায় ছাড়া',
  'Substituting the heirs of a plaintiff': 'বাদীর ওয়ারিশদের স্থলাভিষিক্ত করা',
  'Substituting the heirs of a defendant': 'বিবাদীর ওয়ারিশদের স্থলাভিষিক্ত করা',
  'Application without an article of its own': 'যে দরখাস্তের নিজস্ব অনুচ্ছেদ নেই',
  'First execution of a decree': 'ডিক্রির প্রথম জারি',
  'Relief on the ground of fraud': 'প্রতারণার কারণে প্রতিকার',
  'Former minor against a guardian’s transfer': 'অভিভাবকের হস্তান্তরের বিরুদ্ধে সাবালক হওয়া ব্যক্তির মোকদ্দমা',
  'Specific performance of a contract': 'চুক্তির সুনির্দিষ্ট কার্যসম্পাদন',
  'Declaration, and other suits without an article': 'ঘোষণা, ও যেসব মোকদ্দমার নিজস্ব অনুচ্ছেদ নেই',
  'Possession of immovable property': 'স্থাবর সম্পত্তির দখল',
  'Recovery of possession': 'দখল পুনরুদ্ধার',
  'Civil revision to the High Court Division': 'হাইকোর্ট বিভাগে দেওয়ানি রিভিশন',
  'Leave petition to the Appellate Division': 'আপিল বিভাগে লিভ টু আপিলের দরখাস্ত',
  'Appeal from a Speedy Trial Tribunal': 'দ্রুত বিচার ট্রাইব্যুনালের রায়ের বিরুদ্ধে আপিল',
  'Appeal under the Narcotics Control Act': 'মাদকদ্রব্য নিয়ন্ত্রণ আইনে আপিল',
  'Written statement': 'লিখিত জবাব',
  'Written statement, last day with leave': 'লিখিত জবাব, অনুমতিসহ শেষ দিন',
  'Setting aside an ex parte decree of an Artha Rin Adalat': 'অর্থঋণ আদালতের একতরফা ডিক্রি রদ',
  'Presenting the cheque': 'চেক উপস্থাপন',
  'Notice to the drawer of the cheque': 'চেকদাতাকে নোটিশ',
  'Drawer’s time to pay': 'চেকদাতার টাকা দেওয়ার সময়',
  'Complaint about the cheque': 'চেক নিয়ে নালিশ',
}

export const ruleTitle = (title: string): string => shippedTitles[title] ?? title

export type Whole = Complete<
  typeof import('./shipped-rules.ts'),
  Pick<typeof import('./shipped-rules.bn.ts'), 'ruleTitle'>
>
