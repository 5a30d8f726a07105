import { kindsOf } from './task.ts'

const { kinds, en, bn } = kindsOf('Real Estate')

en('Property Registration', 'Registration of sale deed', {
  hours: [4, 9],
  items: [
    'Vetting of the vendor’s chain of title, twenty-five years',
    'Non-encumbrance certificate from the sub-registry',
    'Draft deed in the prescribed form, photographs and thumb prints',
    'Pay orders: stamp duty, registration fee, local government tax',
    'Presentation before the Sub-Registrar with {client}',
    'Collect the receipt for the original deed',
  ],
})
en('Land Acquisition', 'Title search and vetting report', {
  hours: [6, 12],
  text: `<p>Vetting for {client}: 41 decimals at Mouza Kathaldia. CS, SA, RS and City Jarip khatians collected on {last}.</p>
<ul><li><strong>Gap</strong> between the 1974 deed and the mutation of 1991</li><li>Two heirs of the RS recorded owner did not sign</li><li>No pending suit found in the index of the District Judge's Court</li></ul>
<p>Our advice: <span data-color="orange">buy only with a registered deed of release from both heirs</span>.</p>`,
})
en('Property Development', 'Joint development agreement with landowner', {
  hours: [8, 16],
  text: `<p>{client} and five landowners, sharing ratio 50:50, signing money in three parts.</p>
<ol><li>Irrevocable power of attorney, <em>Power of Attorney Act 2012</em></li><li>Handover within 36 months of the RAJUK plan, then rent for each month of delay</li><li>No sale before the plinth is done</li></ol>
<p>Second draft to the other side by {next}.</p>`,
})
en('Lease Agreements', 'Commercial lease of office floor', {
  hours: [3, 6],
  text: `<p>Lease of the 7th floor for {client}, nine years with a lock-in of three. The landlord wants the service charge open-ended: <u>cap it</u>.</p>`,
})
en('Property Sale', 'Mutation and holding tax after purchase', {
  hours: [2, 5],
  items: [
    'Online namjari application',
    'Hearing at the AC (Land) office',
    'DCR fee',
    'New holding number for {client}',
  ],
})
bn('Property Registration', 'নামজারি ও জমাভাগের আবেদন', {
  hours: [3, 6],
  text: `<p>{client}-এর নামে <strong>নামজারি</strong>। সহকারী কমিশনার (ভূমি), সাভার রাজস্ব সার্কেল।</p>
<ul><li>মূল দলিল ও বায়া দলিলের অনুলিপি</li><li>হাল সনের ভূমি উন্নয়ন করের দাখিলা</li><li>আর.এস. ও বি.এস. পর্চা</li></ul>
<p>শুনানি: <span data-color="blue">{next}</span></p>`,
})
bn('Real Estate Disputes', 'ফ্ল্যাট হস্তান্তরে বিলম্বের লিগ্যাল নোটিশ', {
  hours: [2, 5],
  text: `<p>রিয়েল এস্টেট উন্নয়ন ও ব্যবস্থাপনা আইন, ২০১০ অনুযায়ী ডেভেলপারকে নোটিশ। চুক্তি অনুযায়ী হস্তান্তরের তারিখ {last} পার হয়েছে।</p>
<p>{client} ক্ষতিপূরণসহ <u>৩০ দিনের মধ্যে</u> দখল চান।</p>`,
})

export const property = kinds
