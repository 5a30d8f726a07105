import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'
import { environment } from './environment.ts'

export interface Mail {
  subject: string
  text: string
}

// Mails do not change, so each is read once.
const read = new Map<string, { to: string; keptAt: number; mail: Mail }>()

/** The mails that the server has kept for an address, the oldest first. */
async function mailsTo(address: string): Promise<Mail[]> {
  const folder = join(environment().data_dir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((file) => file.endsWith('.eml') && !read.has(file))) {
    const file = join(folder, name)
    const { to, subject = '', text = '' } = await PostalMime.parse(await readFile(file))
    const { mtimeMs } = await stat(file)
    read.set(name, { to: to?.[0]?.address ?? '', keptAt: mtimeMs, mail: { subject, text } })
  }
  const own = [...read.values()].filter(({ to }) => to === address)
  return own.sort((a, b) => a.keptAt - b.keptAt).map(({ mail }) => mail)
}

/** The mail with which an address has `count` of them, waited for. */
export async function mailTo(address: string, count = 1): Promise<Mail> {
  const patience = { timeout: 15_000, intervals: [50, 100, 200], message: `mail ${count} to ${address}` }
  await expect.poll(async () => (await mailsTo(address)).length, patience).toBeGreaterThanOrEqual(count)
  const mail = (await mailsTo(address))[count - 1]
  if (!mail) throw new Error(`There is no mail ${count} to ${address}`)
  return mail
}

/** The link to our own site that a mail holds. */
export function linkIn({ text }: Mail): string {
  const link = text.match(new RegExp(`${environment().site}/\\S+`))?.[0]
  if (link === undefined) throw new Error(`The mail holds no link:\n${text}`)
  return link
}
