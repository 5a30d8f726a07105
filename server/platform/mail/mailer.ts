import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transporter } from 'nodemailer'
import type { Clock } from '../../kernel/clock.ts'
import type { Settings } from '../../kernel/settings.ts'
import { htmlOf, type Letter, textOf } from './letter.ts'

/** A letter on its way to one address. */
export interface Mail {
  letter: Letter
  to: string
  /** The same mail has the same id however often it is tried, and so the same Message-ID. */
  id: string
}

export interface Mailer {
  /** Hands a mail over for good, or throws when it may be tried again. */
  send(mail: Mail): Promise<void>
  close(): void
}

/** The address cannot be one; trying again changes nothing. */
export class WrongAddress extends Error {
  override name = 'WrongAddress'
}

/** Sends through the mail server of the settings, or keeps mails in the data folder and announces their links. */
export function openMailer(settings: Settings, clock: Clock, announce: (line: string) => void): Mailer {
  const { SMTP_URL } = settings
  return SMTP_URL === undefined
    ? keepingMailer(settings, clock, announce)
    : sendingMailer(SMTP_URL, settings, clock)
}

/** Where mails are kept that nobody sends. */
export const outboxFolder = (settings: Settings): string => join(settings.DATA_DIR, 'outbox')

function sendingMailer(url: string, settings: Settings, clock: Clock): Mailer {
  let transport: Promise<Transporter> | undefined
  // A mail that hangs would hold up those behind it.
  const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
  return {
    send: async (mail) => {
      transport ??= import('nodemailer').then(({ createTransport }) =>
        createTransport({ url, ...patience, ...noOutsideContent }),
      )
      await (await transport).sendMail(messageOf(mail, settings, clock))
    },
    close: () => void transport?.then((open) => open.close()),
  }
}

function keepingMailer(settings: Settings, clock: Clock, announce: (line: string) => void): Mailer {
  const folder = outboxFolder(settings)
  return {
    send: async (mail) => {
      const { createTransport } = await import('nodemailer')
      const composer = createTransport({ streamTransport: true, buffer: true, ...noOutsideContent })
      const { message } = await composer.sendMail(messageOf(mail, settings, clock))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${mail.id}.eml`)
      await writeFile(`${file}.unfinished`, message, { mode: 0o600 })
      await rename(`${file}.unfinished`, file)
      announce(`Mail for ${mail.to}: ${mail.letter.subject}${linkLine(mail.letter)}`)
    },
    close: () => undefined,
  }
}

const noOutsideContent = { disableFileAccess: true, disableUrlAccess: true }

function linkLine({ action }: Letter): string {
  return action ? `\n  ${action.link}` : ''
}

function messageOf({ letter, to, id }: Mail, settings: Settings, clock: Clock) {
  return {
    messageId: `<${id}@${new URL(settings.site).hostname}>`,
    date: clock.now(),
    from: settings.MAIL_FROM ?? { name: settings.FIRM_NAME, address: settings.FIRM_EMAIL },
    to: { name: '', address: oneAddress(to) },
    subject: oneLine(letter.subject),
    text: textOf(letter),
    html: htmlOf(letter, settings.FIRM_NAME),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** The address, when it is exactly one and brings no header of its own. */
function oneAddress(address: string): string {
  if (address.length <= 320 && /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/.test(address)) return address
  throw new WrongAddress('a mail has an address that cannot be one')
}

// Control characters end a header's line; nothing that is typed may do that.
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
