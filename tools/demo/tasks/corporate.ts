import { kindsOf } from './task.ts'

const corporate = kindsOf('Corporate')

corporate.en('Private Limited Company', 'Incorporation of private limited company', {
  hours: [3, 6],
  items: [
    'Name clearance at the RJSC',
    'Memorandum and articles, one class of shares',
    'Encashment certificate for the foreign shareholder',
    'Forms I, VI, IX, X and XII',
    'Certificate of incorporation to {client}',
    'TIN, trade licence, bank account',
  ],
})
corporate.en('Shareholder Agreements', 'Shareholders’ agreement, second round', {
  hours: [8, 16],
  text: `<p>Investor takes 18 per cent of {client}. Open points after the call of {last}:</p>
<ul><li>Reserved matters: strike out budget variances below ten per cent</li><li><strong>Drag-along</strong> only after four years and above the agreed price</li><li>Anti-dilution: weighted average, broad</li></ul>
<p>Clean draft by {next}.</p>`,
})
corporate.en('Due Diligence', 'Legal due diligence report', {
  hours: [14, 28],
  text: `<p>Buyer's due diligence for {client}. Three volumes: corporate, land, disputes.</p>
<p><span data-color="orange">Red flags so far:</span> unregistered charge of 2019, annual returns missing for two years, factory licence in the old name.</p>`,
})
corporate.en('Corporate Governance', 'Annual general meeting papers', {
  hours: [3, 6],
  items: [
    'Notice with fourteen clear days',
    'Directors’ report',
    'Proxy form',
    'Minutes',
    'Schedule X and Form XXIII at the RJSC',
  ],
})
corporate.en('Mergers & Acquisitions', 'Share purchase agreement and completion', {
  hours: [10, 22],
  text: `<p>{client} sells 60 per cent to the Singapore fund. <u>Bangladesh Bank</u> reporting of the transfer and valuation by the merchant banker.</p>
<ol><li>Form 117 for each transfer</li><li>Resignation letters, held in escrow</li><li>Completion accounts within 45 days</li></ol>`,
})
corporate.en('Regulatory Compliance', 'Company secretarial calendar', {
  hours: [4, 8],
  lasts: true,
  text: `<p>Annual returns, charges, changes of directors: all dates of {client} in one table, reviewed on the first Sunday of each month.</p>`,
})

const commercial = kindsOf('Commercial')

commercial.en('Distribution Agreements', 'Exclusive distribution agreement', {
  hours: [4, 9],
  text: `<p>{client} appoints a distributor for Chattogram and Cumilla. Minimum quantities by quarter, else the exclusivity falls away.</p>
<ul><li>Price changes with 30 days' notice</li><li>Returns of expired goods</li><li><strong>No stock financing</strong></li></ul>`,
})
commercial.en('Debt Recovery', 'Demand notice and settlement talks', {
  hours: [2, 6],
  text: `<p>BDT 74 lakh due since {last}. {client} would take 65 in three instalments, against post-dated cheques of the directors.</p>
<p>Meeting at chambers on <span data-color="blue">{next}</span>.</p>`,
})
commercial.en('Contract Drafting', 'Charter party and bill of lading review', {
  hours: [4, 8],
  text: `<p>Voyage charter Chattogram to Colombo. Demurrage clause as amended, <em>lighterage at the outer anchorage for whose account?</em></p>`,
})
commercial.en('Commercial Agreements', 'Supply agreement with foreign buyer', {
  hours: [3, 7],
  items: [
    'Incoterms and place of inspection',
    'LC at sight, no confirmation',
    'Claims within fifteen days of discharge',
    'Governing law',
    'Signed copies to {client}',
  ],
})

export const business = [...corporate.kinds, ...commercial.kinds]
