import { randomBytes, randomInt } from 'node:crypto'
import { careerTest } from '../../../contract/career-test.ts'
import type { CareerApplication, TestQuestion } from '../../../contract/careers.ts'
import { type Changed, changedIn } from '../../kernel/changed.ts'
import { type Limit, networkOf } from '../../kernel/limits.ts'
import type { Hint } from '../../kernel/record.ts'
import type { Files } from '../../platform/files/files.ts'
import { keyedHash } from '../../platform/tokens/keyed-hash.ts'
import { idsOfTopic, questionBank } from './data/question-bank.ts'

/** What the portal works with beside the database. */
export interface CareersParts {
  secret: Uint8Array
  files: Files
}

// ---- The test ----

/** A drawn question: its id in the bank, and the bank's places of its options in the order they are shown. */
export interface Drawn {
  key: string
  options: number[]
}

/** A whole number from 0 to below `below`, each as likely. */
type Random = (below: number) => number

/** Draws a test: 10 general questions and 15 on criminal law, in an order of its own, as are their options. */
export function drawTest(random: Random = randomInt): Drawn[] {
  const general = shuffled(idsOfTopic('general-analysis'), random).slice(0, careerTest.fromGeneralAnalysis)
  const criminal = shuffled(idsOfTopic('criminal-law'), random).slice(0, careerTest.fromCriminalLaw)
  const keys = shuffled([...general, ...criminal], random)
  return keys.map((key) => ({ key, options: shuffled([0, 1, 2, 3], random) }))
}

/** What the browser gets of a draw: texts in the order shown, numbered by place, so that nothing says what is right. */
export function presentTest(drawn: readonly Drawn[]): TestQuestion[] {
  return drawn.map(({ key, options }, at) => {
    const known = questionBank.get(key)
    return {
      id: at + 1,
      question: known?.question ?? '',
      options: options.map((place, id) => ({ id, text: known?.options[place] ?? '' })),
    }
  })
}

/** How many answers (the option chosen at each place, or null) are right. */
export function scoreOf(drawn: readonly Drawn[], answers: readonly (number | null)[]): number {
  return drawn.filter(({ key, options }, at) => {
    const chosen = answers[at]
    if (chosen === null || chosen === undefined) return false
    return options[chosen] === questionBank.get(key)?.right
  }).length
}

function shuffled<T>(values: readonly T[], random: Random): T[] {
  const rest = [...values]
  return values.flatMap(() => rest.splice(random(rest.length), 1))
}

// ---- The clock ----

/** When a test that starts now ends. */
export const endOf = (start: Date): Date => new Date(start.getTime() + careerTest.seconds * 1000)

/** Whether answers no longer count: after the end and the grace for one on its way. */
export function isOver(ends_at: string, now: Date): boolean {
  return now.getTime() > new Date(ends_at).getTime() + careerTest.graceSeconds * 1000
}

/** How a test ends that ends now: by the applicant, or by the clock at its own time. */
export function endingOf(
  ends_at: string,
  now: Date,
): { ended_by: 'applicant' | 'clock'; finished_at: string } {
  const isByClock = now >= new Date(ends_at)
  return {
    ended_by: isByClock ? 'clock' : 'applicant',
    finished_at: isByClock ? ends_at : now.toISOString(),
  }
}

// ---- Who it is ----

export const drawToken = (): string => randomBytes(32).toString('base64url')

export const hashOfToken = (secret: Uint8Array, token: string): Buffer =>
  keyedHash(secret, 'career attempt', token)

export const hashOfKey = (secret: Uint8Array, key: string): Buffer =>
  keyedHash(secret, 'application key', key)

/** An applicant's address as it is stored and compared. */
export const foldAddress = (email: string): string => email.toLowerCase()

// ---- Limits ----

const hour = 3_600_000
const day = 24 * hour
/** People fill in the rest of the form; a machine needs less. */
export const leastSecondsToApply = 3
/** Days that a test of which nothing came is kept. */
export const attemptKeptDays = 90

/**
 * A law school's whole year may sit behind one address; one person starts few tests, and with them sends few
 * applications. An e-mail is counted for each network by itself: anybody can type anybody's, and must not be able
 * to use up another's tests.
 */
export function startLimits(secret: Uint8Array, email: string, address: string): Limit[] {
  const network = networkOf(address)
  return [
    { key: `career tests of ${limitName(secret, email)} from ${network}`, tries: 10, window_ms: day },
    { key: `career tests from ${network}`, tries: 600, window_ms: hour },
  ]
}

/** Forms of one address, counted before a byte of them is taken. */
export function formLimit(address: string): Limit {
  return { key: `applications from ${networkOf(address)}`, tries: 600, window_ms: hour }
}

/** Anybody can type anybody's address: it gets one confirmation a day. */
export function confirmationLimit(secret: Uint8Array, email: string): Limit {
  return { key: `application mails to ${limitName(secret, email)}`, tries: 1, window_ms: day }
}

function limitName(secret: Uint8Array, email: string): string {
  return keyedHash(secret, 'limits', email).toString('base64url')
}

// ---- Applications ----

/** Partners look at the applications. */
export function applicationHints(row: { id: string; version: number }): Hint[] {
  return [
    {
      topic: 'career_applications',
      audience: { right: 'applications' },
      subject_id: row.id,
      version: row.version,
    },
  ]
}

const audited = ['status', 'notes'] as const

/** What a review changed, before and after. */
export function changedInApplication(before: CareerApplication, after: CareerApplication): Changed {
  return changedIn(before, after, audited)
}
