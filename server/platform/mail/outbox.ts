import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../../kernel/settings.ts'
import { outboxFolder } from './mailer.ts'

/** A mail that was kept because nothing sends it. */
export interface KeptMail {
  to: string
  subject: string
  /** ISO 8601, as the mail says. */
  date: string
  text: string
}

const mostShown = 200

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
