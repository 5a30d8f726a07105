import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { v7 as uuidv7 } from 'uuid'
import { resumeLimits } from '../../../../contract/career-application.ts'
import type { sendApplication as call } from '../../../../contract/careers.ts'
import { tidyFileName } from '../../../../contract/files.ts'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { SystemContext } from '../../../kernel/context.ts'
import type { IncomingFile, UploadOpen } from '../../../kernel/http-uploads.ts'
import { assertKeyShape } from '../../../kernel/idempotency.ts'
import { countTry, refuseWhile, tooMany } from '../../../kernel/limits.ts'
import { record } from '../../../kernel/record.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { checkContent } from '../../../platform/files/content.ts'
import type { Files } from '../../../platform/files/files.ts'
import { keepUpload } from '../../../platform/files/keep-upload.ts'
import { addFile } from '../../../platform/files/rows.ts'
import {
  applicationHints,
  type CareersParts,
  confirmationLimit,
  foldAddress,
  formLimit,
  hashOfKey,
  leastSecondsToApply,
} from '../rules.ts'
import { type Attempt, endAttempt, holdAttempt } from './hold-attempt.ts'

type Body = InputOf<typeof call>['body']

/** A form as it was sent, with what tells it from another one. */
interface Form {
  body: Body
  email: string
  key_hash: Buffer | null
  form_hash: Buffer
}

interface Resume {
  name: string
  ending: Awaited<ReturnType<typeof checkContent>>['ending']
  size: number
}

/**
 * Makes one application of one test, scored by the server, with its resume; the mail to the applicant and the
 * notice to partners go out when, and only when, it is there. The same form sent again gets the same answer.
 */
export async function sendApplication(
  open: UploadOpen,
  { secret, files }: CareersParts,
  { body }: { body: Body },
  file: IncomingFile | undefined,
): Promise<{ success: true }> {
  if (body.website !== '') throw new Refusal('invalid', 'careers.hidden_field')
  const form = await formOf(secret, open.idempotencyKey, body, file)
  const as = { kind: 'system' } as const

  const isRepeat = await open.transact(as, async (ctx) =>
    isRepeated(ctx, form, await holdOwn(ctx, secret, form)),
  )
  if (isRepeat) return { success: true }
  const resume = file && (await checkResume(file))

  const write = (key?: string) =>
    open.transact(as, async (ctx) => {
      const attempt = await holdOwn(ctx, secret, form)
      // Pressed twice at the same moment: the second one waited here for the first.
      if (await isRepeated(ctx, form, attempt)) return 'repeated' as const
      const ended = await endAttempt(ctx, attempt)
      await addApplication(ctx, secret, form, ended, key && resume ? { ...resume, key } : undefined)
      return 'made' as const
    })
  if (file && resume) await keepOnce(files, file, write)
  else await write()
  return { success: true }
}

/** Refuses an address that has sent too many forms, before it sends another file. */
export async function admitForm(open: UploadOpen): Promise<void> {
  const wait = await open.transact({ kind: 'system' }, (ctx) =>
    countTry(ctx, [formLimit(open.client.address)]),
  )
  refuseWhile(wait, 'careers.too_many_tries')
}

/** Keeps the file for the application that is made, and none for one that was made already. */
async function keepOnce(
  files: Files,
  { received }: IncomingFile,
  write: (key: string) => Promise<'repeated' | 'made'>,
): Promise<void> {
  await keepUpload(files, 'resumes', received, async (key) => {
    if ((await write(key)) === 'repeated') await files.remove(key)
  })
}

async function formOf(
  secret: Uint8Array,
  key: string | undefined,
  body: Body,
  file: IncomingFile | undefined,
): Promise<Form> {
  if (key !== undefined) assertKeyShape(key)
  const hash = createHash('sha256').update(JSON.stringify(body))
  if (file) hash.update(file.name).update(await readFile(file.received.path))
  return {
    body,
    email: foldAddress(body.email),
    key_hash: key === undefined ? null : hashOfKey(secret, key),
    form_hash: hash.digest(),
  }
}

/** The attempt that the form names, held: of this device, this e-mail and this position. */
async function holdOwn(ctx: SystemContext, secret: Uint8Array, { body, email }: Form): Promise<Attempt> {
  const attempt = await holdAttempt(ctx, secret, body)
  if (attempt.email !== email || attempt.position !== body.position)
    throw new Refusal('forbidden', 'careers.another_applicant')
  return attempt
}

/** Whether this form made its application already; refuses another form of a test that has made one. */
async function isRepeated(ctx: SystemContext, form: Form, attempt: Attempt): Promise<boolean> {
  const earlier = await ctx.db
    .selectFrom('career_applications')
    .select(['key_hash', 'form_hash'])
    .where('attempt_id', '=', attempt.id)
    .executeTakeFirst()
  if (!earlier) {
    const since = ctx.now.getTime() - new Date(attempt.started_at).getTime()
    const secondsLeft = leastSecondsToApply - since / 1000
    if (secondsLeft > 0) throw tooMany(Math.ceil(secondsLeft), 'careers.too_fast')
    return false
  }
  const isSameKey = form.key_hash !== null && earlier.key_hash?.equals(form.key_hash) === true
  if (!isSameKey) throw new Refusal('conflict', 'careers.attempt_used')
  if (!earlier.form_hash.equals(form.form_hash)) throw new Refusal('rule', 'request.key_reused')
  return true
}

/** What the resume is: by its name, by its bytes, and named so that it can be shown and saved. */
async function checkResume({ name, received }: IncomingFile): Promise<Resume> {
  try {
    const { ending } = await checkContent(received, name, resumeLimits.endings)
    return { name: tidyFileName(name), ending, size: received.size }
  } catch (error) {
    if (!(error instanceof Refusal) || error.reason !== 'files.kind') throw error
    throw new Refusal('invalid', 'careers.resume_kind', {
      fields: [{ path: 'resume', message: complaint('resume_kind') }],
    })
  }
}

async function addApplication(
  ctx: SystemContext,
  secret: Uint8Array,
  { body, email, key_hash, form_hash }: Form,
  attempt: Attempt,
  resume: (Resume & { key: string }) | undefined,
): Promise<void> {
  const id = uuidv7()
  const at = ctx.now.toISOString()
  const { fullName: full_name, phone, position, motivation, paragraphAnswers } = body
  const path = resume && `${resume.key.split('/').at(-1)}.${resume.ending}`
  const earlier = await ctx.db
    .selectFrom('career_applications')
    .select('id')
    .where('email', '=', email)
    .where('position', '=', position)
    .executeTakeFirst()
  await ctx.db
    .insertInto('career_applications')
    .values({
      ...{ id, attempt_id: attempt.id, full_name, email, phone, position, motivation, key_hash, form_hash },
      test_score: attempt.score ?? 0,
      test_total: attempt.total,
      paragraph_answers: JSON.stringify(paragraphAnswers),
      resume_file_path: path ?? null,
      resume_file_name: resume?.name ?? null,
      resume_size: resume?.size ?? null,
      created_at: at,
      updated_at: at,
    })
    .execute()
  if (resume && path) {
    const { key, name, ending, size } = resume
    const of = { bucket: 'resumes', user_id: null, width: null, height: null } as const
    await addFile(ctx, { ...of, key, path, name, ending, size, used_at: at })
  }
  if ((await countTry(ctx, [confirmationLimit(secret, email)])) === 0)
    await ctx.enqueue('mail', {
      template: 'application-received',
      to: email,
      language: attempt.language,
      params: { position },
    })
  const news = { full_name, position, is_repeated: earlier !== undefined }
  await record(
    ctx,
    { type: 'career_application.received', subject_id: id, ...news },
    applicationHints({ id, version: 1 }),
  )
}
