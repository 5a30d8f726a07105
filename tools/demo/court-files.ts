import type { FeeKind } from '../../contract/case-states.ts'
import type { CourtLevel } from '../../contract/court-words.ts'
import type { PartyKind, PartyRole, PartySide } from '../../contract/party-words.ts'

/** The courts that the firm goes to. */
export const courts: readonly {
  name_en: string
  name_bn: string
  level: CourtLevel
  district?: string
  place: string
}[] = [
  court('High Court Division', 'হাইকোর্ট বিভাগ', 'high_court_division', 'Supreme Court, Ramna'),
  court('Appellate Division', 'আপিল বিভাগ', 'appellate_division', 'Supreme Court, Ramna'),
  court('District Judge, Dhaka', 'জেলা জজ আদালত, ঢাকা', 'district', 'Judge Court, Old Dhaka'),
  court('3rd Joint District Judge, Dhaka', '৩য় যুগ্ম জেলা জজ আদালত, ঢাকা', 'district', 'Judge Court, Old Dhaka'),
  court('Metropolitan Sessions Judge, Dhaka', 'মহানগর দায়রা জজ আদালত, ঢাকা', 'sessions', 'Judge Court, Old Dhaka'),
  court(
    'Chief Metropolitan Magistrate, Dhaka',
    'মুখ্য মহানগর হাকিম আদালত, ঢাকা',
    'magistrate',
    'Judge Court, Old Dhaka',
  ),
  court('Artha Rin Adalat No. 2, Dhaka', 'অর্থঋণ আদালত নং ২, ঢাকা', 'tribunal', 'Judge Court, Old Dhaka'),
  court('Taxes Appellate Tribunal', 'কর আপিলাত ট্রাইব্যুনাল', 'tribunal', 'Segunbagicha'),
]

function court(name_en: string, name_bn: string, level: CourtLevel, place: string) {
  return { name_en, name_bn, level, place, ...(level === 'high_court_division' ? {} : { district: 'Dhaka' }) }
}

interface Party {
  name_latin?: string
  name_bangla?: string
  kind: PartyKind
  side: PartySide
  role: PartyRole
  is_counsel?: true
}

/** What the file of a case holds beyond its place in the list. The case is the matter of a client. */
export interface CourtFile {
  matter: string
  title: string
  court: string
  bench?: string
  type: string
  no: string
  year: number
  filed: string
  stage: string
  lead: string
  tags: readonly string[]
  fee?: FeeKind
  client: Pick<Party, 'name_latin' | 'name_bangla' | 'kind' | 'side' | 'role'>
  others: readonly Party[]
  message?: string
  moves?: { to: string; type: string; no: string; year: number; bench: string }
  disposed?: string
  closed?: string
  /** Beside the lead and the partners nobody but these sees it. */
  only?: readonly string[]
  walls?: readonly { who: string; reason: string }[]
  isCleared?: true
}

const us = (kind: PartyKind, other: Pick<Party, 'name_latin' | 'name_bangla'> = {}) =>
  ({ kind, side: 'ours', role: 'client', ...other }) as const
const them = (name_latin: string, kind: PartyKind = 'organisation', name_bangla?: string): Party => ({
  ...{ name_latin, kind, side: 'theirs', role: 'opponent' },
  ...(name_bangla && { name_bangla }),
})
const counsel = (name_latin: string, name_bangla?: string): Party => ({
  ...{ name_latin, kind: 'person', side: 'theirs', role: 'opposing_counsel', is_counsel: true },
  ...(name_bangla && { name_bangla }),
})

const [farhan, sadia, tanvir, mahin, rumana] = [
  'Farhan Kabir',
  'Sadia Rahman',
  'Tanvir Ahmed',
  'Mahin Chowdhury',
  'Rumana Akter',
]

/** Clients, opponents and their quarrels are invented; the courts are not. */
export const courtFiles: readonly CourtFile[] = [
  {
    ...{ matter: 'Md. Jashim Uddin', title: 'Md. Jashim Uddin v Meghna Highway Transport Ltd' },
    ...{
      court: '3rd Joint District Judge, Dhaka',
      type: 'MS',
      no: '214',
      year: 2025,
      filed: '2025-06-15',
      stage: 'Witness',
    },
    ...{
      lead: farhan,
      tags: ['damages', 'accident'],
      fee: 'lump_sum',
      client: us('person', { name_bangla: 'মোঃ জসিম উদ্দিন' }),
    },
    others: [
      them('Meghna Highway Transport Ltd'),
      counsel('Advocate Rezaul Karim Chowdhury', 'অ্যাডভোকেট রেজাউল করিম চৌধুরী'),
    ],
    message: 'The doctor of the burn unit can come in the second week. Please keep his summons ready.',
    isCleared: true,
  },
  {
    ...{ matter: 'Shapla Garments Ltd', title: 'Shapla Garments Ltd v Commissioner of Customs' },
    ...{
      court: 'High Court Division',
      bench: 'Annex 14',
      type: 'WP',
      no: '4312',
      year: 2026,
      filed: '2026-03-08',
      stage: 'Rule hearing',
    },
    ...{ lead: farhan, tags: ['customs', 'bonded warehouse'], fee: 'stage', client: us('organisation') },
    others: [
      them('Commissioner of Customs, Bond Commissionerate', 'public_body', 'কাস্টমস কমিশনার, বন্ড কমিশনারেট'),
    ],
    message: 'রুল শুনানির জন্য দুই সেট পেপারবুক লাগবে। রবিবারের মধ্যে দাখিল করতে হবে।',
  },
  {
    ...{ matter: 'রহিমা খাতুন', title: 'রহিমা খাতুন বনাম আব্দুস সাত্তার' },
    ...{
      court: 'District Judge, Dhaka',
      type: 'FS',
      no: '88',
      year: 2026,
      filed: '2026-02-02',
      stage: 'Argument',
    },
    ...{ lead: mahin, tags: ['dower', 'maintenance'], client: us('person', { name_latin: 'Rahima Khatun' }) },
    others: [them('Abdus Sattar', 'person', 'আব্দুস সাত্তার')],
    only: [rumana],
  },
  {
    ...{ matter: 'Karim & Sons Shipping', title: 'Karim & Sons Shipping v Pacific Crest Lines' },
    ...{
      court: 'High Court Division',
      bench: 'Admiralty, Court 22',
      type: 'CoM',
      no: '117',
      year: 2025,
      filed: '2025-11-19',
      stage: 'Admission',
    },
    ...{ lead: sadia, tags: ['admiralty', 'cargo'], fee: 'hourly', client: us('organisation') },
    others: [
      them('Pacific Crest Lines Pte. Ltd.'),
      them('Port Authority, Chattogram', 'public_body', 'চট্টগ্রাম বন্দর কর্তৃপক্ষ'),
    ],
    walls: [{ who: tanvir, reason: 'Advised Pacific Crest Lines before he joined the firm.' }],
  },
  {
    ...{ matter: 'আব্দুল মালেক', title: 'আব্দুল মালেক বনাম রাষ্ট্র' },
    ...{
      court: 'Metropolitan Sessions Judge, Dhaka',
      type: 'SC',
      no: '609',
      year: 2024,
      filed: '2024-09-11',
      stage: 'Charge',
    },
    ...{ lead: farhan, tags: ['cheque'], client: us('person', { name_latin: 'Abdul Malek' }) },
    others: [
      { name_latin: 'State', name_bangla: 'রাষ্ট্র', kind: 'public_body', side: 'theirs', role: 'opponent' },
    ],
    moves: { to: 'High Court Division', type: 'CrA', no: '2290', year: 2026, bench: 'Court 9' },
  },
  {
    ...{ matter: 'Hasan Mahmud', title: 'Hasan Mahmud v Md. Delwar Hossain' },
    ...{
      court: 'Chief Metropolitan Magistrate, Dhaka',
      type: 'CR',
      no: '1451',
      year: 2026,
      filed: '2026-05-04',
      stage: 'Notice',
    },
    ...{ lead: mahin, tags: ['cheque', 'ni act'], fee: 'per_appearance', client: us('person') },
    others: [them('Md. Delwar Hossain', 'person', 'মোঃ দেলোয়ার হোসেন')],
  },
  {
    ...{ matter: 'Turag Cold Storage Ltd', title: 'Turag Cold Storage Ltd v Dhaka Power Supply' },
    ...{
      court: '3rd Joint District Judge, Dhaka',
      type: 'TS',
      no: '73',
      year: 2023,
      filed: '2023-04-17',
      stage: 'Judgment',
    },
    ...{ lead: farhan, tags: ['electricity'], client: us('organisation') },
    others: [them('Dhaka Power Supply Company', 'public_body')],
    disposed: 'Decreed in part with costs.',
  },
  {
    ...{ matter: 'Mohua Agro Foods Ltd', title: 'Mohua Agro Foods Ltd v Commissioner of Taxes' },
    ...{
      court: 'Taxes Appellate Tribunal',
      type: 'Misc.',
      no: '41',
      year: 2026,
      filed: '2026-01-21',
      stage: 'Order',
    },
    ...{ lead: sadia, tags: ['income tax', 'assessment'], fee: 'retainer', client: us('organisation') },
    others: [them('Commissioner of Taxes, Zone 8', 'public_body', 'কর কমিশনার, কর অঞ্চল-৮')],
  },
  {
    ...{ matter: 'Bijoynagar Steel Mills Ltd', title: 'Dhaleshwari Bank PLC v Bijoynagar Steel Mills Ltd' },
    ...{
      court: 'Artha Rin Adalat No. 2, Dhaka',
      type: 'ARS',
      no: '512',
      year: 2025,
      filed: '2025-08-27',
      stage: 'Written statement',
    },
    ...{ lead: tanvir, tags: ['loan'], client: us('organisation') },
    // A client of the firm elsewhere: whoever checks the names finds it.
    others: [them('Dhaleshwari Bank PLC'), counsel('Barrister Sharmin Sultana')],
    walls: [{ who: sadia, reason: 'Her brother is credit manager of the bank.' }],
  },
  {
    ...{ matter: 'Shaptak Habitat Ltd', title: 'Shaptak Habitat Ltd v Nazrul Islam and others' },
    ...{
      court: 'District Judge, Dhaka',
      type: 'TS',
      no: '190',
      year: 2026,
      filed: '2026-07-13',
      stage: 'Written statement',
    },
    ...{ lead: mahin, tags: ['land', 'developer'], fee: 'mixed', client: us('organisation') },
    others: [them('Nazrul Islam', 'person', 'নজরুল ইসলাম'), them('Salma Islam', 'person')],
    message: 'The mutation papers of plot 17 are still with the AC Land. I asked again on Sunday.',
  },
  {
    ...{ matter: 'হাজী মোহাম্মদ ইদ্রিস', title: 'হাজী মোহাম্মদ ইদ্রিস বনাম জাহানারা বেগম' },
    ...{
      court: 'District Judge, Dhaka',
      type: 'TS',
      no: '77',
      year: 2022,
      filed: '2022-03-30',
      stage: 'Execution',
    },
    ...{
      lead: rumana,
      tags: ['land', 'partition'],
      client: us('person', { name_latin: 'Haji Mohammad Idris' }),
    },
    others: [them('Jahanara Begum', 'person', 'জাহানারা বেগম')],
    disposed: 'আংশিক ডিক্রি।',
    closed: 'Possession was handed over; the file went to the archive room.',
  },
  {
    ...{ matter: 'Farida Yasmin', title: 'Farida Yasmin v Rajdhani Unnayan' },
    ...{
      court: 'High Court Division',
      bench: 'Court 27',
      type: 'WP',
      no: '9021',
      year: 2026,
      filed: '2026-08-18',
      stage: 'Motion',
    },
    ...{ lead: rumana, tags: ['land', 'acquisition'], client: us('person', { name_bangla: 'ফরিদা ইয়াসমিন' }) },
    others: [them('Rajdhani Unnayan Kartripakkha', 'public_body', 'রাজধানী উন্নয়ন কর্তৃপক্ষ')],
    isCleared: true,
  },
]
