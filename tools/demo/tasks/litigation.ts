import { kindsOf } from './task.ts'

const { kinds, en, bn } = kindsOf('Litigation')

en('Appeals', 'Bail petition before the High Court Division', {
  hours: [4, 9],
  text: `<p>Application under <strong>section 498</strong> of the Code of Criminal Procedure for {client}. The lower court refused bail on {last}.</p>
<ul><li>Certified copy of the rejection order and the FIR</li><li>Medical papers of the petitioner, with translation</li><li>Two sureties, both have come to chambers</li></ul>
<p><span data-color="red">Listed for {next}.</span> Call the bench officer the evening before.</p>`,
})
en('Civil Litigation', 'Written statement in title suit', {
  hours: [6, 14],
  text: `<p>Defence of {client} in the declaration suit before the Joint District Judge, 3rd Court, Dhaka.</p>
<ol><li>The suit is barred by limitation: knowledge of the deed since 2009</li><li>No cause of action, the plaintiff was never in possession</li><li>SA and RS khatians stand in our vendor's name</li></ol>
<p>Draft to Nusrat apa by {next}.</p>`,
})
en('Commercial Disputes', 'Complaint under section 138, dishonoured cheque', {
  hours: [3, 6],
  items: [
    'Cheque and return memo, originals',
    'Legal notice by registered post with acknowledgement',
    'Count the thirty days from receipt of the notice',
    'Complaint petition and affidavit',
    'Vokalatnama signed by {client}',
    'File before the Chief Metropolitan Magistrate',
  ],
})
en('Contract Disputes', 'Arbitration: statement of claim', {
  hours: [10, 22],
  text: `<p>Ad hoc arbitration under the <em>Arbitration Act 2001</em>. {client} claims the unpaid retention money and interest.</p>
<p>The tribunal asked for <u>one indexed bundle</u>, pages numbered through. Witness statement of the project manager is still missing.</p>
<p><span data-color="orange">Extension ends on {next}.</span></p>`,
})
en('Property Disputes', 'Injunction against construction', {
  hours: [4, 8],
  text: `<p>Order XXXIX rules 1 and 2. The neighbours started piling on {last} inside our line by about four feet.</p>
<ul><li>Survey commissioner to be asked for</li><li>Photographs with date, taken by {client}</li><li>RAJUK plan of both plots</li></ul>`,
})
en('Civil Litigation', 'Hearing watch and case diary', {
  hours: [8, 20],
  lasts: true,
  items: [
    'Check the cause list on the Supreme Court website every evening',
    'Write the order of the day into the diary',
    'Tell {client} the next date the same day',
    'Keep the brief ready for mention',
  ],
})
en('Appeals', 'Leave to appeal: concise statement', {
  hours: [8, 16],
  text: `<p>Civil petition for leave to appeal for {client}. The judgment of the High Court Division was signed on {last}; certified copy applied for.</p>
<p>Grounds: <strong>non-consideration of the registered deed</strong>, and the finding on possession rests on no evidence.</p>`,
})
bn('Property Disputes', 'বাটোয়ারা মামলার আরজি প্রস্তুত', {
  hours: [5, 10],
  text: `<p>{client}-এর পক্ষে বাটোয়ারা মামলার আরজি। <strong>তফসিলভুক্ত সম্পত্তি</strong> মোট ৩২ শতাংশ, মৌজা সাভার।</p>
<ul><li>ওয়ারিশান সনদ ও নামজারি খতিয়ান</li><li>সি.এস., এস.এ. ও আর.এস. খতিয়ানের সত্যায়িত অনুলিপি</li><li>সরেজমিন তদন্তের জন্য এডভোকেট কমিশনার নিয়োগের আবেদন</li></ul>
<p><span data-color="red">পরবর্তী তারিখ: {next}</span></p>`,
})
bn('Civil Litigation', 'জামিননামা দাখিল ও রিলিজ অর্ডার', {
  hours: [2, 4],
  items: [
    'জামিননামায় দুইজন স্থানীয় জামিনদারের স্বাক্ষর',
    'বেইল বন্ড সংশ্লিষ্ট কোর্টে দাখিল',
    'রিলিজ অর্ডার কেন্দ্রীয় কারাগারে পাঠানো',
    '{client}-এর পরিবারকে জানানো',
  ],
})

export const litigation = kinds
