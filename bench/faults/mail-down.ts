import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { freePort } from '../../tools/free-port.ts'
import type { Drill } from './drill.ts'

const downMs = 10_000
const longestDeliveryMs = 120_000

let port = 0
let server: SMTPServer | undefined
/** Ids of the letters that came, by whom they are for. */
const letters = new Map<string, Set<string>>()
let twice = 0

/** The mail server is away, and comes back: what people do is not held up, and every mail arrives once. */
export const mailDown: Drill = {
  name: 'mail-down',
  what: `the mail server is away for ${downMs / 1000} s`,
  wanted: (seed) => ({
    seed,
    applicants: 6,
    environment: () => ({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'firm@firm.example' }),
  }),
  prepare: async () => {
    letters.clear()
    port = await freePort()
  },
  disturb: async ({ untilWell }) => {
    await wait(downMs)
    server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], onData: receive })
    server.on('error', () => undefined)
    server.listen(port, '127.0.0.1')
    await once(server.server, 'listening')
    return untilWell()
  },
  check: async ({ ledger }) => {
    const waiting = () =>
      [...ledger.applications]
        .filter(([email, { created }]) => created === 'acked' && !letters.has(email))
        .map(([email]) => `the mail to ${email}`)
    for (const began = Date.now(); waiting().length > 0; ) {
      if (Date.now() - began > longestDeliveryMs) break
      await wait(100)
    }
    const doubled = [...letters].filter(([, ids]) => ids.size > 1).map(([email]) => `the mail to ${email}`)
    if (twice > 0) doubled.push(`${twice} mails came twice under one id`)
    return { lost: waiting(), doubled }
  },
  clear: () => void server?.close(),
}

const receive: Required<SMTPServerOptions>['onData'] = (stream, session, done) => {
  text(stream).then((letter) => {
    const id = /^Message-ID: (\S+)/im.exec(letter)?.[1] ?? ''
    for (const { address } of session.envelope.rcptTo) {
      const ids = letters.get(address) ?? new Set()
      if (ids.has(id)) twice++
      letters.set(address, ids.add(id))
    }
    done()
  }, done)
}
