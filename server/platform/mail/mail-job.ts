import { z } from 'zod'
import { languages } from '../../../contract/kernel/languages.ts'
import type { Log } from '../../kernel/log.ts'
import type { JobDefinition } from '../jobs/jobs.ts'
import { lettersIn, type MailTemplates, type Sender } from './letter.ts'
import { type Mailer, WrongAddress } from './mailer.ts'

const payload = z.object({
  template: z.string(),
  to: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
  /** Its reader's; null: the firm's. The release before says none. */
  language: z.enum(languages).nullable().catch(null),
})

/** Words and sends the mails that features put into the queue as `mail` with { template, to, params }. */
export function mailJob(
  mailer: Mailer,
  templates: MailTemplates,
  sender: Omit<Sender, 'language' | 'letters'>,
  log: Log,
): JobDefinition {
  return {
    name: 'mail',
    retries: 10,
    work: async (given, { id }) => {
      const { template, to, params, ...reader } = payload.parse(given)
      const language = reader.language ?? sender.settings.FIRM_LANGUAGE
      const word = templates[template]
      if (!word) throw new Error(`there is no mail template ${template}`)
      try {
        const letter = await word(params, { ...sender, language, letters: lettersIn(language) })
        await mailer.send({ letter: { ...letter, language }, to, id })
      } catch (error) {
        if (!(error instanceof WrongAddress)) throw error
        log.warn({ id, template }, error.message)
      }
    },
  }
}
