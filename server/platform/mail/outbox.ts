import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../../kernel/clock.ts'
import type { Settings } from '../../kernel/settings.ts'
import type { JobDefinition } from '../jobs/jobs.ts'
import { outboxFolder } from './mailer.ts'

/** A mail that was kept because nothing sends it. */
interface KeptMail {
  to: string
  subject: string
  /** ISO 8601, as the mail says. */
  date: string
  text: string
}

const mostShown = 200
const keptDays = 90

/** Removes the mails of the outbox that are older than they are kept: their links are void, and they say who writes whom. */
export function forgetKeptMails(settings: Settings, clock: Clock): JobDefinition {
  return {
    name: 'forget-kept-mails',
    cron: '57 3 * * *',
    work: async () => {
      const before = clock.now().getTime() - keptDays * 24 * 3_600_000
      const folder = outboxFolder(settings)
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name)
        const { mtimeMs } = await stat(path)
        if (mtimeMs < before) await rm(path, { force: true })
      }
    },
  }
}

/** The mails of the outbox, the newest first. */
export async function readOutbox(settings: Settings): Promise<KeptMail[]> {
  const folder = outboxFolder(settings)
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readMail(join(folder, name))),
  )
  return mails.sort((a, b) => (a.date < b.date ? 1 : -1)).slice(0, mostShown)
}

async function readMail(file: string): Promise<KeptMail> {
  const { default: PostalMime } = await import('postal-mime')
  const {
    to,
    subject = '',
    date = new Date(0).toISOString(),
    text = '',
  } = await PostalMime.parse(await readFile(file))
  return { to: to?.map(({ address }) => address).join(', ') ?? '', subject, date, text }
}
