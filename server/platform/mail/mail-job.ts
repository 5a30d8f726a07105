import { z } from 'zod'
import type { Log } from '../../kernel/log.ts'
import type { JobDefinition } from '../jobs/jobs.ts'
import type { MailTemplates, Sender } from './letter.ts'
import { type Mailer, WrongAddress } from './mailer.ts'

const payload = z.object({
  template: z.string(),
  to: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
})

/** Words and sends the mails that features put into the queue as `mail` with { template, to, params }. */
export function mailJob(mailer: Mailer, templates: MailTemplates, sender: Sender, log: Log): JobDefinition {
  return {
    name: 'mail',
    retries: 10,
    work: async (given, { id }) => {
      const { template, to, params } = payload.parse(given)
      const word = templates[template]
      if (!word) throw new Error(`there is no mail template ${template}`)
      try {
        await mailer.send({ letter: await word(params, sender), to, id })
      } catch (error) {
        if (!(error instanceof WrongAddress)) throw error
        log.warn({ id, template }, error.message)
      }
    },
  }
}
