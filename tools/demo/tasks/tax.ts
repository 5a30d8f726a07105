import { kindsOf } from './task.ts'

const { kinds, en, bn } = kindsOf('Tax & Regulatory')

en('Tax Appeals', 'VAT appeal before the Appellate Tribunal', {
  hours: [8, 18],
  text: `<p>Appeal of {client} against the demand under the <em>Value Added Tax and Supplementary Duty Act 2012</em>. The Commissioner disallowed the rebate on imported packaging.</p>
<ul><li>Deposit of ten per cent of the demand, treasury challan</li><li>Mushak 6.3 and 9.1 of the disputed months</li><li>Reconciliation of purchases, prepared by their accountant</li></ul>
<p><span data-color="red">Last day to file: {next}.</span></p>`,
})
en('Income Tax', 'Return and wealth statement', {
  hours: [2, 5],
  items: [
    'Bank statements, July to June',
    'Salary certificate and advance tax challans',
    'Investment proof for the rebate',
    'Wealth statement IT-10B, compared with last year',
    'Online submission and acknowledgement to {client}',
  ],
})
en('Tax Compliance', 'Monthly withholding and VAT compliance review', {
  hours: [3, 6],
  lasts: true,
  text: `<p>Standing instruction of {client}. By the <strong>15th</strong> of each month: Mushak 9.1 filed, withheld tax deposited, certificates issued to suppliers.</p>
<p>Keep the list of open queries in the shared folder.</p>`,
})
en('Corporate Tax', 'Reply to notice of the Deputy Commissioner of Taxes', {
  hours: [4, 8],
  text: `<p>Notice under the <em>Income Tax Act 2023</em>: explain the fall in gross profit. {client} blames the exchange rate; we need figures, not adjectives.</p>
<ol><li>Import costs by LC, before and after</li><li>Industry comparison, two listed companies</li><li>Hearing on {next}, adjournment only if the audit is late</li></ol>`,
})
en('Tax Planning', 'Opinion on dividend and royalty remittance', {
  hours: [5, 10],
  text: `<p>{client} asks what remains of a dividend after withholding, with and without the treaty.</p>
<p>Compare the <u>certificate from the Board</u> route. Send a two-page note, not a treatise.</p>`,
})
bn('VAT Registration', 'ভ্যাট নিবন্ধন ও মূসক চালান সংক্রান্ত পরামর্শ', {
  hours: [2, 4],
  text: `<p>{client}-এর কেন্দ্রীয় নিবন্ধনের আবেদন। <strong>দুইটি শাখার</strong> ট্রেড লাইসেন্স এখনও নবায়ন হয়নি।</p>
<ul><li>টিআইএন ও ব্যাংক প্রত্যয়নপত্র</li><li>ভাড়ার চুক্তিপত্র</li><li>মূসক ৬.৩ ফরম্যাটের নমুনা</li></ul>`,
})

export const tax = kinds
