import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { v4 as uuidv4 } from 'uuid'
import { applicationParts, sendApplication, startTest } from '../../contract/careers.ts'
import { chatFilePart, sendMessage, uploadChatFile } from '../../contract/chat.ts'
import { createNote } from '../../contract/notes.ts'
import { addWorkLog } from '../../contract/work-logs.ts'
import type { Desk } from './desk.ts'
import type { LedgerNote } from './ledger.ts'

/** A round of one person's work; `n` tells it from their other rounds. */
export type Round = (desk: Desk, n: number) => Promise<void>

const dayMs = 24 * 60 * 60_000
const sha256 = (content: string) => createHash('sha256').update(content).digest('hex')
export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
export const key = (mark: string) => ({ 'idempotency-key': `fault-${mark}` })

/** A task is made, changed twice, worked on for an hour and, one time in three, deleted. */
export const keepsTasks: Round = async (desk, n) => {
  const mark = `${desk.name}-${n}`
  const note: LedgerNote = {
    created: 'sent',
    sentRevision: 0,
    ackedRevision: -1,
    deleted: undefined,
    sentHours: 0,
    ackedHours: 0,
  }
  desk.ledger.notes.set(mark, note)
  const body = { title: titleOf(mark, 0), content: `<p>${mark}</p>`, projected_billable_hours: 1 }
  const made = await desk.untilKnown({ method: 'POST', path: createNote.path, body, headers: key(mark) })
  if (made?.status !== 201) return
  note.created = 'acked'
  note.ackedRevision = 0
  const id = textOf(made.body.id)
  let version = made.body.version
  for (const revision of [1, 2]) {
    version = await revises(desk, note, { id, mark, revision, version })
    if (version === undefined) return
  }
  await worksAnHour(desk, note, id, mark)
  if (desk.random() > 0.33) return
  note.deleted = 'sent'
  const gone = await desk.untilKnown({ method: 'DELETE', path: `${createNote.path}/${id}` })
  // Asked again after an answer that was lost, it is there no more.
  if (gone && (gone.status < 300 || (gone.status === 404 && gone.tries > 1))) note.deleted = 'acked'
}

const titleOf = (mark: string, revision: number) => `${mark} r${revision}`

async function worksAnHour(desk: Desk, note: LedgerNote, note_id: string, mark: string): Promise<void> {
  const back = Math.floor(desk.random() * 300)
  const work_date = new Date(Date.now() - back * dayMs).toISOString().slice(0, 10)
  note.sentHours += 100
  const body = { note_id, work_date, hours_worked: 1 }
  const path = addWorkLog.path
  const kept = await desk.untilKnown({ method: 'POST', path, body, headers: key(`${mark}-hours`) })
  if (kept?.status === 201) note.ackedHours += 100
  // A day has 24 hours, also for somebody who works this fast.
  else if (kept) note.sentHours -= 100
}

/** Answers the version after it, or nothing when it is not known. */
async function revises(
  desk: Desk,
  note: LedgerNote,
  { id, mark, revision, version }: { id: string; mark: string; revision: number; version: unknown },
): Promise<unknown> {
  note.sentRevision = revision
  const title = titleOf(mark, revision)
  const path = `${createNote.path}/${id}`
  const heard = await desk.untilKnown({ method: 'PATCH', path, body: { title, version } })
  const current = heard?.status === 409 ? heard.body.current : heard?.body
  const row = typeof current === 'object' && current !== null ? { ...current } : {}
  if (!('title' in row) || !('version' in row)) return undefined
  // Nobody else changes it: a stale version is our own change, whose answer was lost.
  if (row.title !== title) return undefined
  note.ackedRevision = revision
  return row.version
}

/** Two messages are sent, one of them with a file of its own; one time in five the first is deleted. */
export const chats: Round = async (desk, n) => {
  for (const withFile of [false, true]) {
    const mark = `${desk.name}-${n}-${withFile ? 'file' : 'text'}`
    const file = withFile ? await sendsFile(desk, mark) : undefined
    if (withFile && !file) return
    const message = { created: 'sent', file: file?.hash, deleted: undefined, id: undefined } as const
    desk.ledger.messages.set(mark, message)
    const body = { client_id: uuidv4(), message_text: mark, file_url: file?.url ?? null }
    const path = sendMessage.path
    const sent = await desk.untilKnown({ method: 'POST', path, body, headers: key(mark) })
    if (sent?.status !== 201) return
    const id = textOf(sent.body.id)
    desk.ledger.messages.set(mark, { ...message, created: 'acked', id })
    if (!withFile && desk.random() < 0.2) await takesBack(desk, mark, id)
  }
}

async function sendsFile(desk: Desk, mark: string): Promise<{ hash: string; url: string } | undefined> {
  const content = `${mark}\n${randomBytes(1000 + Math.floor(desk.random() * 20_000)).toString('base64')}`
  const form = new FormData()
  form.set(chatFilePart, new File([content], `${mark}.txt`))
  const heard = await desk.untilKnown({ method: 'POST', path: uploadChatFile.path, body: form })
  // One that was sent twice may lie there twice until the sweep.
  desk.ledger.looseFiles += heard?.status === 201 ? heard.tries - 1 : 1
  return heard?.status === 201 ? { hash: sha256(content), url: textOf(heard.body.file_url) } : undefined
}

async function takesBack(desk: Desk, mark: string, id: string): Promise<void> {
  const message = desk.ledger.messages.get(mark)
  if (!message) return
  message.deleted = 'sent'
  const gone = await desk.untilKnown({ method: 'DELETE', path: `${sendMessage.path}/${id}` })
  if (gone && (gone.status < 300 || (gone.status === 404 && gone.tries > 1))) message.deleted = 'acked'
}

const tooFastMs = 3200
const writing = 'Their judgments were read since the second year of the studies. '.repeat(3)

/** A stranger starts a test and sends an application with a resume. */
export const applies: Round = async (desk, n) => {
  const email = `${desk.name}-${n}@applicants.example`
  const token = randomBytes(32).toString('base64url')
  const applicant = { fullName: 'Tahmina Akter', email, phone: '1', position: 'intern', motivation: email }
  const path = startTest.path
  const started = await desk.untilKnown({ method: 'POST', path, body: { ...applicant, token } })
  if (started?.status !== 201) return
  await wait(tooFastMs)
  const resume = `%PDF-1.4\n% ${email} ${randomBytes(8000).toString('hex')}\ntrailer<</Root 1 0 R>>\n%%EOF\n`
  const application = { created: 'sent', file: sha256(resume) } as const
  desk.ledger.applications.set(email, application)
  const paragraphAnswers = { whyJoinTRW: writing, thoughtsOnTRW: writing }
  const data = { ...applicant, attempt_id: started.body.attempt_id, token, paragraphAnswers }
  const form = new FormData()
  form.set(applicationParts.data, JSON.stringify(data))
  form.set(applicationParts.file, new File([resume], 'resume.pdf'))
  const call = { method: 'POST', path: sendApplication.path, body: form, headers: key(email) } as const
  const heard = await desk.untilKnown(call)
  desk.ledger.looseFiles += heard?.status === 201 ? heard.tries - 1 : 1
  if (heard?.status === 201) desk.ledger.applications.set(email, { ...application, created: 'acked' })
}
