import { createNote, type ListItem, type Note, type NoteDraft } from '../contract/notes.ts'
import type { Person } from './people.ts'

/*
 * Tasks as a firm has them, to look at: priority and not, text and list, Bangla, too many hours, too long a title.
 * All of them fit into one person's day.
 */

const items = (type: ListItem['type'], done: number, ...texts: string[]): ListItem[] =>
  texts.map((text, index) => ({ id: `item-${index}`, text, type, completed: index < done }))

/** The first one shows first. */
const tasks: readonly NoteDraft[] = [
  {
    title: 'Bail petition — State v. Anwar Hossain',
    category: 'Litigation',
    subcategory: 'Appeals',
    client_name: 'Anwar Hossain',
    case_id: 'CASE-2026-417',
    content:
      '<p>Grounds settled with the client on Thursday. <strong>File before 2 pm Sunday</strong> — the vacation bench lists only two hours.</p><p>Annex the medical report and the <u>certified FIR copy</u>, both sides, and the order sheet of the court below.</p>',
    is_priority: true,
    projected_billable_hours: 8,
    hours_worked: 6.5,
  },
  {
    title: 'Shareholder agreement — Padma Textiles JV',
    category: 'Corporate',
    subcategory: 'Shareholder Agreements',
    client_name: 'Padma Textiles Ltd.',
    case_id: 'CASE-2026-392',
    note_type: 'list',
    list_items: items(
      'bullet',
      2,
      'Term sheet mark-up from Osaka side',
      'Reserved matters schedule',
      'Deadlock and put/call mechanics',
      'Board resolution',
      'Signing in Chattogram',
    ),
    is_priority: true,
    projected_billable_hours: 20,
    hours_worked: 3.25,
  },
  {
    title: 'VAT appeal — hearing bundle, 24 November',
    category: 'Tax & Regulatory',
    subcategory: 'Tax Appeals',
    client_name: 'Meghna Foods PLC',
    case_id: 'CASE-2026-388',
    content:
      '<p>Tribunal asked for the <span data-color="red">input-credit reconciliation</span> in three columns. Index pages 1–214 before printing.</p><ul><li><p>Mushak 6.3 extracts, Apr–Sep</p></li><li><p>Bank statements, two accounts</p></li></ul>',
    is_priority: true,
    keep_alive: true,
    google_drive_link: 'https://drive.google.com/drive/folders/vat-appeal',
    projected_billable_hours: 2,
    hours_worked: 2,
  },
  {
    title: 'জমি রেজিস্ট্রেশন — দলিল যাচাই, গুলশান',
    category: 'Real Estate',
    subcategory: 'Property Registration',
    client_name: 'রহিমা খাতুন',
    case_id: 'CASE-2026-376',
    content:
      '<p>সাব-রেজিস্ট্রি অফিসে <strong>২৫ নভেম্বর</strong> সকাল ১০টায় উপস্থিতি। মূল দলিল, খতিয়ান ও নামজারির কপি সঙ্গে নিতে হবে।</p>',
    projected_billable_hours: 6,
    hours_worked: 1.5,
  },
  {
    title: 'Trademark opposition — “Nokshi”',
    category: 'Intellectual Property',
    subcategory: 'Trademark Registration',
    client_name: 'Nokshi Crafts',
    case_id: 'CASE-2026-371',
    content:
      '<p>Counter-statement due within two months of service. Collect evidence of prior use since 2014: invoices, fair catalogues and <a href="https://example.com/records">domain records</a>.</p>',
    projected_billable_hours: 10,
    hours_worked: 4.75,
  },
  {
    title: 'Loan documentation — syndicated facility',
    category: 'Banking & Finance',
    subcategory: 'Loan Documentation',
    client_name: 'Jamuna Bank PLC',
    case_id: 'CASE-2026-369',
    note_type: 'list',
    list_items: items(
      'number',
      2,
      'Facility agreement, clean v4',
      'Deed of floating charge',
      'Legal opinion to agent',
    ),
    projected_billable_hours: 4,
    hours_worked: 5,
  },
  {
    title: `Re: ${'InterlocutoryApplicationWithoutASingleSpace'.repeat(4)} and what followed from it in the High Court Division`,
    category: 'Litigation',
    client_name:
      'The Official Assignee and Receiver of the Estate of the Late Khan Bahadur Moniruddin Ahmed Chowdhury',
    content: '',
  },
]

/** Gives these people the tasks, one after the other in turn, and returns them as they show. */
export async function giveTasks(...people: [Person, ...Person[]]): Promise<Note[]> {
  const made: Note[] = []
  for (const [index, body] of [...tasks.entries()].reverse()) {
    const owner = people[index % people.length] ?? people[0]
    made.unshift(await owner.call(createNote, { body }))
  }
  return made
}
