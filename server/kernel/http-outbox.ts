import type { FastifyInstance } from 'fastify'
import { isFromThisMachine } from './http-origin.ts'
import { escapeHtml, sendPlainPage } from './http-plain-page.ts'
import type { Settings } from './settings.ts'

interface Mail {
  to: string
  subject: string
  date: string
  text: string
}

/**
 * Shows the mails that nobody sends, with their links, to the person at this machine. Everybody else, and
 * every other site, finds nothing here.
 */
export function serveOutbox(
  app: FastifyInstance,
  settings: Settings,
  readMails: () => Promise<Mail[]>,
): void {
  app.get('/outbox', async (request, reply) => {
    if (!settings.shows_outbox || !isFromThisMachine(request)) return reply.callNotFound()
    const mails = await readMails()
    reply.header('Cache-Control', 'no-store')
    return sendPlainPage(
      reply,
      'Outbox',
      mails.length > 0 ? listOf(mails, settings.FIRM_TIME_ZONE) : '<p>No mails yet.</p>',
    )
  })
}

const introduction = `<p class="quiet">No mail server is set (SMTP_URL), so mails are kept here, the newest first.</p>`

function listOf(mails: readonly Mail[], zone: string): string {
  const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: zone })
  return `${introduction}\n${mails.map((mail) => articleOf(mail, clock)).join('\n')}`
}

function articleOf({ to, subject, date, text }: Mail, clock: Intl.DateTimeFormat): string {
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="quiet">To ${escapeHtml(to)}, ${clock.format(new Date(date))}</p>
<p class="letter">${linked(text.trim())}</p>
</article>`
}

/** Escaped text in which web addresses can be clicked. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => (index % 2 === 0 ? escapeHtml(part) : anchorOf(part)))
    .join('')
}

function anchorOf(address: string): string {
  return `<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`
}
