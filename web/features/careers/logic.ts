import { resumeLimits } from '../../../contract/career-application.ts'
import type { TestAttempt } from '../../../contract/careers.ts'
import { clockTime } from '../../lib/format.ts'
import { endWords, testWords } from './labels.ts'

/** Whole seconds that are left of a test, never below 0; `ahead` is by how much the server's clock is ahead of ours. */
export function secondsLeft(ends_at: string, ahead: number, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(ends_at) - ahead - now.getTime()) / 1000))
}

/** By how many milliseconds the server's clock is ahead of ours. */
export function clockAhead(server: string, now: Date): number {
  return Date.parse(server) - now.getTime()
}

/** Seconds as m:ss: '30:00', '0:09'. */
export function minutesAndSeconds(seconds: number): string {
  return clockTime(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`)
}

const told = [10, 5, 1]
/** Long enough to be read out, short enough not to be old. */
const toldFor = 20

/** What a screen reader hears of the countdown: at 10, 5 and 1 minutes, and else nothing. */
export function timeAnnounced(seconds: number): string {
  const minutes = told.find((at) => seconds <= at * 60 && seconds > at * 60 - toldFor)
  if (minutes === undefined) return ''
  return testWords.minutesLeft(minutes)
}

/** The answers of an attempt by question, with those that the server has not yet confirmed. */
export function answersOf(
  { answers }: Pick<TestAttempt, 'answers'>,
  pending: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const kept = answers.map(({ question_id, option_id }) => [question_id, option_id] as const)
  return { ...Object.fromEntries(kept), ...pending }
}

/** The first question that has no answer yet, else the last; counted from 0. */
export function placeToGoOn(
  { questions }: Pick<TestAttempt, 'questions'>,
  answers: Readonly<Record<string, number>>,
): number {
  const open = questions.findIndex(({ id }) => answers[id] === undefined)
  return open < 0 ? Math.max(0, questions.length - 1) : open
}

/** Text without what no server keeps: control characters and half a letter. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/(?![\n\t])\p{Cc}/gu, '')
}

/** What is wrong with a file as a resume, by its name and size; undefined when nothing is. */
export function complaintOfFile({ name, size }: Pick<File, 'name' | 'size'>): FileComplaint | undefined {
  if (endingOf(name) === undefined) return 'kind'
  if (size >= resumeLimits.bytes) return 'large'
  return size === 0 ? 'empty' : undefined
}
type FileComplaint = 'kind' | 'large' | 'empty'

/** Whether the content is what the name promises, as far as its first bytes and a Word file's parts tell. */
export function isAsNamed(name: string, bytes: Uint8Array): boolean {
  switch (endingOf(name)) {
    case 'pdf':
      return textOf(bytes.subarray(0, 1024)).includes('%PDF-')
    case 'doc':
      return startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
    case 'docx':
      return startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) && textOf(bytes).includes('word/')
    default:
      return false
  }
}

function endingOf(name: string): (typeof resumeLimits.endings)[number] | undefined {
  const ending = name.toLowerCase().match(/\.(\w+)$/)?.[1]
  return resumeLimits.endings.find((known) => known === ending)
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte)
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}

/** A file's size as people say it: '812 KB', '2.4 MB'. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1024 * 1024) return endWords.kilobytes(Math.max(1, Math.round(bytes / 1024)))
  return endWords.megabytes(bytes / 1024 / 1024)
}
