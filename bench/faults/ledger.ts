/** How far a thing came: sent and not known, said to be kept, or refused. */
export type Word = 'sent' | 'acked' | 'refused'

export interface LedgerNote {
  created: Word
  /** Its revisions are numbered from 0 in its title. */
  sentRevision: number
  ackedRevision: number
  deleted: Word | undefined
  /** Hours on it, in hundredths. */
  sentHours: number
  ackedHours: number
}

export interface LedgerMessage {
  created: Word
  /** SHA-256 of the file that it carries. */
  file: string | undefined
  deleted: Word | undefined
  id: string | undefined
}

export interface LedgerApplication {
  created: Word
  /** SHA-256 of the resume. */
  file: string
}

/** A case on which a day in court is put, gets its outcome with the next date, and has a deadline that somebody else signs. */
export interface LedgerCase {
  hearing: Word | undefined
  outcome: Word | undefined
  deadline: Word | undefined
  signed: Word | undefined
}

/** Everything that was asked for and what was said to it, by the mark that each thing carries in its text. */
export interface Ledger {
  notes: Map<string, LedgerNote>
  messages: Map<string, LedgerMessage>
  applications: Map<string, LedgerApplication>
  cases: Map<string, LedgerCase>
  /** Files whose upload may have been kept without anybody knowing. */
  looseFiles: number
  /** Changes that were sent, and those that were said to be kept. */
  sent: number
  acked: number
}

export const freshLedger = (): Ledger => ({
  notes: new Map(),
  messages: new Map(),
  applications: new Map(),
  cases: new Map(),
  looseFiles: 0,
  sent: 0,
  acked: 0,
})
