import { kindsOf } from './task.ts'

const { kinds, en, bn } = kindsOf('Intellectual Property')

en('Trademark Registration', 'Trademark opposition', {
  hours: [5, 11],
  text: `<p>Opposition of {client} against a mark in class 30, published in the journal of {last}. Two months from publication.</p>
<ul><li>Notice of opposition with grounds: <strong>deceptive similarity</strong>, prior use since 2011</li><li>Sales figures and advertisements as exhibits</li><li>Search report of the DPDT</li></ul>
<p><span data-color="red">Counter-statement expected by {next}.</span></p>`,
})
en('Trademark Registration', 'Filing in three classes', {
  hours: [2, 4],
  items: [
    'Search in classes 29, 30 and 35',
    'Power of attorney',
    'Representation of the mark, 10 prints',
    'TM-1 for each class',
    'Filing receipts to {client}',
  ],
})
en('Copyright Protection', 'Software copyright and source code deposit', {
  hours: [3, 6],
  text: `<p>Registration for {client} at the Copyright Office. First and last 25 pages of the source, <em>with the trade secrets blacked out</em>.</p>`,
})
en('IP Licensing', 'Licence and royalty audit clause', {
  hours: [4, 8],
  text: `<p>Licence of the brand for tea bags only. Royalty 4 per cent of net sales; {client} wants to <u>look into the books</u> once a year.</p>`,
})
en('Brand Protection', 'Market watch for counterfeits', {
  hours: [4, 10],
  lasts: true,
  items: [
    'Chawkbazar visit',
    'Online marketplaces, screenshots with date',
    'Cease-and-desist letters',
    'Talk to customs about recordal',
  ],
})
bn('Trademark Registration', 'ট্রেডমার্ক আপত্তির জবাব প্রস্তুত', {
  hours: [3, 6],
  text: `<p>{client}-এর আবেদনের বিরুদ্ধে রেজিস্ট্রারের আপত্তি: <strong>বর্ণনামূলক চিহ্ন</strong>। ব্যবহারের মাধ্যমে অর্জিত স্বাতন্ত্র্যের প্রমাণ সংযুক্ত করতে হবে।</p><p>শেষ তারিখ <span data-color="red">{next}</span></p>`,
})

export const intellectualProperty = kinds
