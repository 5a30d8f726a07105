import type { Complete } from '../kernel/translated.ts'

export const partyNames = {
  kind: 'ধরন',
  name_latin: 'লাতিন অক্ষরে নাম',
  name_bangla: 'বাংলা নাম',
  father_name: 'পিতার নাম',
  mother_name: 'মাতার নাম',
  phones: 'ফোন নম্বর',
  emails: 'ই-মেইল',
  address: 'ঠিকানা',
  note: 'নোট',
  is_counsel: 'আইনজীবী',
}

export const partyAliasNames = { name: 'নাম', kind: 'ধরন' }

export const casePartyNames = {
  side: 'কার পক্ষে',
  role: 'ভূমিকা',
  role_word: 'এই মামলায় যা বলা হয়',
  from_on: 'যে দিন থেকে',
  until_on: 'যে দিন পর্যন্ত',
  note: 'নোট',
}

export const partyKindWords = { person: 'ব্যক্তি', organisation: 'প্রতিষ্ঠান', public_body: 'সরকারি সংস্থা' }

export const aliasKindWords = {
  spelling: 'বানান',
  alias: 'ওরফে',
  former: 'আগের নাম',
  trade_name: 'ব্যবসায়িক নাম',
}

export const relationWords = {
  owner: 'মালিক',
  director: 'পরিচালক',
  parent_company: 'মূল কোম্পানি',
  subsidiary: 'অধীন কোম্পানি',
  spouse: 'স্বামী বা স্ত্রী',
  parent: 'পিতা বা মাতা',
  child: 'সন্তান',
  sibling: 'ভাই বা বোন',
  guardian: 'অভিভাবক',
  heir: 'ওয়ারিশ',
  representative: 'প্রতিনিধি',
  employer: 'নিয়োগকর্তা',
}

export const partySideWords = { ours: 'আমাদের', theirs: 'প্রতিপক্ষের', neutral: 'নিরপেক্ষ' }

export const partyRoleWords = {
  client: 'মক্কেল',
  opponent: 'প্রতিপক্ষ',
  co_party: 'সহ-পক্ষ',
  opposing_counsel: 'প্রতিপক্ষের আইনজীবী',
  witness: 'সাক্ষী',
  guarantor: 'জামিনদার',
  judge: 'বিচারক',
  prospective: 'সম্ভাব্য মক্কেল',
  other: 'অন্যান্য',
}

export const alikeReasonWords = {
  name: 'একই নাম',
  phone: 'একই ফোন নম্বর',
  email: 'একই ই-মেইল',
  national_id: 'একই জাতীয় পরিচয়পত্র',
}

export type Whole = Complete<typeof import('./parties.ts'), typeof import('./parties.bn.ts')>
