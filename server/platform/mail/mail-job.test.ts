import { afterEach, beforeEach, expect, test } from 'vitest'
import { aWorld, type World } from '../../kernel/testing.ts'
import { openJobs } from '../jobs/boss-jobs.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { mailJob } from './mail-job.ts'
import { type Mail, type Mailer, WrongAddress } from './mailer.ts'

const silence = { info: () => undefined, warn: () => undefined, error: () => undefined }
let world: World
let jobs: Jobs
let sent: Mail[]
let failures: Error[]

const mailer: Mailer = {
  send: async (mail) => {
    const failure = failures.shift()
    if (failure) throw failure
    sent.push(mail)
  },
  close: () => undefined,
}

beforeEach(async () => {
  sent = []
  failures = []
  world = await aWorld({}, ({ database, connection }) => {
    jobs = openJobs(database, connection, 'Asia/Dhaka', silence)
    return { jobs }
  })
})
afterEach(async () => {
  await jobs.stop()
  await world.end()
})

const enqueue = (payload: Record<string, unknown>) =>
  world.app.transact({ kind: 'system' }, (ctx) => ctx.enqueue('mail', payload))

/** Works off all mails, and what is to be tried again as well. */
async function workOff(through: Mailer = mailer): Promise<void> {
  const templates = {
    welcome: ({ name }: Record<string, unknown>) => ({ subject: `Hello ${name}`, paragraphs: [] }),
  }
  const sender = { settings: world.settings, secret: new Uint8Array(32) }
  await jobs.drain([mailJob(through, templates, sender, silence)], { ignoreWaits: true })
}

test('a mail is worded by its template and sent once', async () => {
  await enqueue({ template: 'welcome', to: 'nusrat@firm.example', params: { name: 'Nusrat' } })
  await workOff()
  await workOff()
  expect(sent.map(({ to, letter }) => [to, letter.subject])).toEqual([
    ['nusrat@firm.example', 'Hello Nusrat'],
  ])
})

test('a mail whose server is away is sent later, under the same id', async () => {
  const ids: string[] = []
  const watching: Mailer = { ...mailer, send: (mail) => mailer.send(mail).finally(() => ids.push(mail.id)) }
  failures = [new Error('connection refused'), new Error('connection refused')]
  await enqueue({ template: 'welcome', to: 'nusrat@firm.example' })
  await workOff(watching)
  expect(sent).toHaveLength(1)
  expect([ids.length, new Set(ids).size]).toEqual([3, 1])
})

test('a mail to what is no address is dropped, not tried again and again', async () => {
  failures = [new WrongAddress('no address')]
  await enqueue({ template: 'welcome', to: 'nobody' })
  await workOff()
  expect(sent).toEqual([])
  expect(await world.rows(`select state::text from pgboss.job where name = 'mail'`)).toEqual([
    { state: 'completed' },
  ])
})

test('a mail without a template of its name fails where somebody sees it', async () => {
  await enqueue({ template: 'unknown', to: 'nusrat@firm.example' })
  await workOff()
  const [job] = await world.rows(`select state::text, output from pgboss.job where name = 'mail'`)
  expect(job).toMatchObject({ state: 'failed', output: { message: 'there is no mail template unknown' } })
})
