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

/** Everything that was asked for and what was said to it, by the mark that each thing carries in its text. */
export interface Ledger {
  notes: Map<string, LedgerNote>
  messages: Map<string, LedgerMessage>
  applications: Map<string, LedgerApplication>
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
  looseFiles: 0,
  sent: 0,
  acked: 0,
})
