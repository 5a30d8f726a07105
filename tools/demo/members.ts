import type { Member } from './firm.ts'

/** Everybody signs in with this. */
export const password = 'paper-boat-monsoon'

const of = (role: Member['role'], full_name: string, mailbox: string): Member => ({
  full_name,
  role,
  email: `${mailbox}@chambers.example`,
})

export const members: readonly Member[] = [
  of('partner', 'Nusrat Jahan', 'nusrat.jahan'),
  of('partner', 'Mahbubul Alam', 'mahbubul.alam'),
  of('associate', 'Farhan Kabir', 'farhan.kabir'),
  of('associate', 'Sadia Rahman', 'sadia.rahman'),
  of('associate', 'Tanvir Ahmed', 'tanvir.ahmed'),
  of('associate', 'Mahin Chowdhury', 'mahin.chowdhury'),
  of('associate', 'Rumana Akter', 'rumana.akter'),
  of('associate', 'অনিক সরকার', 'anik.sarkar'),
]

/** Was there for the first day and has left; nobody signs in as them. */
export const former = of('associate', 'Imtiaz Haque', 'imtiaz.haque')
