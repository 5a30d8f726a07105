import { SMTPServer } from 'smtp-server'

export interface Received {
  from: string
  to: string[]
  raw: string
}

export interface SmtpSink {
  url: string
  /** What came in, in order. */
  received: Received[]
  /** Answers the next mail with 'try later'. */
  refuseNext(): void
  close(): Promise<void>
}

/** A real mail server on this machine that keeps what it is sent. */
export async function smtpSink(): Promise<SmtpSink> {
  const received: Received[] = []
  let refuses = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refuses) {
          refuses = false
          done(Object.assign(new Error('try later'), { responseCode: 451 }))
          return
        }
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom === false ? '' : mailFrom.address
        received.push({
          from,
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseNext: () => {
      refuses = true
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
