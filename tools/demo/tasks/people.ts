import { kindsOf } from './task.ts'

const employment = kindsOf('Employment')

employment.en('Labor Law Compliance', 'Factory compliance audit under the Labour Act', {
  hours: [6, 12],
  items: [
    'Appointment letters and service books',
    'Working hours and overtime register',
    'Participation committee and safety committee',
    'Day care room, first-aid boxes, fire drill log',
    'DIFE licence of {client}',
    'Report with photographs',
  ],
})
employment.en('Termination Procedures', 'Domestic inquiry and termination', {
  hours: [4, 8],
  text: `<p>Charge sheet served on {last}. The inquiry must end within sixty days; worker asked for a representative, <strong>grant it</strong>.</p>
<p>Compare section 23 (misconduct) with section 26 (by the employer, with benefits).</p>`,
})
employment.en('Employment Contracts', 'Service contract and confidentiality undertaking', {
  hours: [2, 5],
  text: `<p>Template for managers of {client}: three months' notice, garden leave, no non-compete beyond what section 27 of the Contract Act lets stand.</p>`,
})
employment.bn('Workers Rights', 'শ্রম আদালতে মজুরি দাবির মোকদ্দমা', {
  hours: [4, 8],
  text: `<p>{client}-এর বিষয়ে শ্রম আদালত, ঢাকায় <strong>বকেয়া মজুরি ও সার্ভিস বেনিফিট</strong> সংক্রান্ত জবাব।</p>
<ul><li>হাজিরা রেজিস্টার ও বেতন বহি</li><li>গ্রিভেন্স নোটিশের জবাব</li></ul><p>পরবর্তী তারিখ {next}</p>`,
})

const family = kindsOf('Family Law')

family.en('Maintenance', 'Dower and maintenance suit', {
  hours: [4, 9],
  text: `<p>Suit before the Family Court under the <em>Family Courts Act 2023</em>. Kabinnama shows dower of BDT 15 lakh, five paid.</p>
<ul><li>Certified kabinnama from the Nikah Registrar</li><li>School fees of both children, receipts</li></ul>
<p><span data-color="purple">Handle with care: {client} comes with her brother, but wants to speak alone.</span></p>`,
})
family.en('Child Custody', 'Custody and visiting arrangement', {
  hours: [5, 10],
  text: `<p>Welfare of the child first. Proposal: weekdays with the mother, Fridays with the father at the grandparents' house.</p><p>Mediation on {next}.</p>`,
})
family.en('Property Settlement', 'Succession certificate and share list', {
  hours: [3, 7],
  items: [
    'Death certificate',
    'Warishan certificate',
    'List of bank accounts and savings certificates',
    'Shares by faraid',
    'Petition before the District Delegate',
  ],
})
family.bn('Divorce Proceedings', 'তালাকের নোটিশ ও সালিশি পরিষদ', {
  hours: [2, 5],
  text: `<p>মুসলিম পারিবারিক আইন অধ্যাদেশ, ১৯৬১-এর <strong>৭ ধারা</strong> অনুযায়ী নোটিশ। ৯০ দিন গণনা শুরু {last} থেকে।</p>
<p>{client}-কে সালিশি বৈঠকের তারিখ জানাতে হবে।</p>`,
})

const immigration = kindsOf('Immigration')

immigration.en('Work Permits', 'Work permit and security clearance', {
  hours: [3, 7],
  items: [
    'E visa, stamped at arrival',
    'BIDA application within fifteen days',
    'Board resolution and advertisement',
    'Security clearance of the Ministry of Home Affairs',
    'Tax registration of {client}',
  ],
})
immigration.en('Investment Visa', 'Private investor visa', {
  hours: [4, 8],
  text: `<p>{client} holds ten per cent; the recommendation of BIDA needs the <u>encashment certificate</u> in the bank's own words.</p><p>Passport back by {next}.</p>`,
})
immigration.en('Visa Applications', 'Extension for family members', {
  hours: [1, 3],
  text: `<p>Two dependants of {client}. School letter for the daughter, marriage certificate with apostille and translation.</p>`,
})

export const people = [...employment.kinds, ...family.kinds, ...immigration.kinds]
