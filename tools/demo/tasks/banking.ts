import { kindsOf } from './task.ts'

const { kinds, en } = kindsOf('Banking & Finance')

en('Loan Documentation', 'Loan documentation and security package', {
  hours: [8, 18],
  items: [
    'Sanction letter and board resolution of the borrower',
    'Facility agreement, demand promissory note, letter of continuity',
    'Registered mortgage and irrevocable power of attorney',
    'Hypothecation of stock and receivables',
    'Form XVIII at the RJSC within twenty-one days',
    'Personal guarantees of all directors',
    'Completion certificate to {client}',
  ],
})
en('Loan Documentation', 'Rescheduling of term loan', {
  hours: [5, 10],
  text: `<p>Second rescheduling for {client} under the Bangladesh Bank circular. Down payment received on {last}.</p>
<ul><li>Amendment to the facility agreement</li><li>Fresh guarantee: <strong>one director has left</strong>, his consent or release</li><li>Modification of charge at the RJSC</li></ul>`,
})
en('Banking Regulations', 'Artha Rin suit: plaint and documents', {
  hours: [7, 14],
  text: `<p>Suit under the <em>Artha Rin Adalat Ain 2003</em>. Sale of the pledged goods under section 12 brought little; the affidavit must say how much.</p>
<p><span data-color="red">Limitation runs out on {next}.</span> Statement of account to be certified by the branch manager.</p>`,
})
en('Islamic Banking', 'Review of murabaha and HPSM agreements', {
  hours: [4, 9],
  text: `<p>{client} wants one template for both. The Shariah supervisory committee objects to compensation becoming income: move it to <strong>charity account</strong> wording.</p>`,
})
en('Capital Markets', 'Bond issue: due diligence and legal opinion', {
  hours: [10, 20],
  text: `<p>Zero coupon bond of BDT 300 crore. Trust deed, subscription agreement, and our opinion for the <u>BSEC</u>.</p>
<ol><li>Corporate authority of {client}</li><li>Existing charges and negative pledges</li><li>Litigation above BDT 1 crore</li></ol>
<p>Data room opens on {next}.</p>`,
})
en('Financial Compliance', 'Lender’s monthly covenant check', {
  hours: [2, 5],
  lasts: true,
  items: [
    'Debt service cover',
    'Insurance renewed, bank mortgagee clause',
    'No new charge at the RJSC',
    'Note to {client}',
  ],
})

export const banking = kinds
