import type { ApplicationStatus } from '../../contract/career-application.ts'
import type { Position } from '../../contract/career-positions.ts'

/** Somebody who applies to the demo firm, and what becomes of it. */
export interface Applicant {
  fullName: string
  mailbox: string
  phone: string
  position: Position
  motivation: string
  /** How much of the test they know. */
  knows: number
  status: ApplicationStatus
  notes?: string
}

const why: Record<Position, string> = {
  intern: 'I am in my third year and want to see how a case is really prepared, from the first interview on.',
  'junior-associate':
    'I was called to the bar this year and look for chambers that let juniors draft and be corrected.',
  associate:
    'I have run trials on my own for four years and would like to do so in a team that reads widely.',
}

const of = (
  fullName: string,
  mailbox: string,
  position: Position,
  knows: number,
  status: ApplicationStatus,
  notes?: string,
): Omit<Applicant, 'phone'> => ({
  ...{ fullName, mailbox, position, knows, status, motivation: why[position] },
  ...(notes ? { notes } : {}),
})

const everybody = [
  of('Tahmina Akter', 'tahmina.akter', 'intern', 0.5, 'rejected', 'Weak on procedure; may apply again.'),
  of('Rafiqul Islam', 'rafiqul', 'junior-associate', 0.55, 'rejected'),
  of(
    'Shirin Sultana',
    'shirin',
    'associate',
    0.88,
    'accepted',
    'Five trials as second counsel. Starts in May.',
  ),
  of('মাহমুদুল হাসান', 'mahmudul', 'intern', 0.72, 'interview', 'বাংলা মুসাবিদা খুব ভালো।'),
  of(
    'Nabila Haque',
    'nabila.haque',
    'junior-associate',
    0.81,
    'interview',
    'Ask about the moot on evidence.',
  ),
  of('Imran Hossain', 'imran.h', 'intern', 0.35, 'rejected'),
  of('Farzana Yasmin', 'farzana', 'associate', 0.77, 'reviewing', 'Waiting for a reference.'),
  of('Arif Chowdhury', 'arif', 'junior-associate', 0.68, 'reviewing'),
  of('Sumaiya Khatun', 'sumaiya', 'intern', 0.86, 'accepted', 'Published a note on section 342.'),
  of('Tasnim Rahman Choudhury-Whitfield', 'tasnim.rahman', 'associate', 0.6, 'rejected'),
  of('Jubayer Ahmed', 'jubayer', 'intern', 0.45, 'pending'),
  of('আয়েশা সিদ্দিকা', 'ayesha', 'junior-associate', 0.9, 'pending'),
  of('Kazi Nazmul', 'kazi.nazmul', 'intern', 0.66, 'pending'),
  of('Sabrina Mostafa', 'sabrina', 'associate', 0.95, 'pending'),
  of('Tahmina Akter', 'tahmina.akter', 'intern', 0.84, 'pending'),
]

/** The oldest first; the latest ones nobody has looked at yet. */
export const applicants: readonly Applicant[] = everybody.map((person, at) => ({
  ...person,
  phone: `+880 17${11 + at} ${String(204_617 + at * 48_271).slice(-6)}`,
}))
