import { z } from 'zod'
import type { LinkType } from '../../../contract/auth.ts'
import { letterOf, type MailTemplate, type MailTemplates, type Sender } from '../../platform/mail/letter.ts'
import { linkTokenOf } from '../../platform/tokens/derived-tokens.ts'
import { hour, linkAddress, linkLife_ms } from './rules.ts'

const ofLink = z.object({ token_id: z.uuid() })

/** The letters of signing in. Links get their token here, while the mail is written, and are stored nowhere. */
export const authMails: MailTemplates = {
  'confirm-sign-up': linked('signup', ({ confirmSignUp }) => confirmSignUp),
  'sign-up-notice': (_params, { settings, letters }) =>
    letterOf(letters.signUpNotice(settings.FIRM_NAME), `${settings.site}/auth`),
  recovery: linked('recovery', ({ recovery }) => recovery),
  'password-changed': (_params, { settings, letters }) =>
    letterOf(letters.passwordChanged(settings.FIRM_NAME), `${settings.site}/auth`),
}

type Letters = Sender['letters']

/** A letter whose button is a link that works once. */
function linked(purpose: LinkType, wordsIn: (letters: Letters) => Letters['recovery']): MailTemplate {
  return (params, { settings, secret, letters }) => {
    const { token_id } = ofLink.parse(params)
    const said = wordsIn(letters)(settings.FIRM_NAME, linkLife_ms[purpose] / hour)
    return letterOf(said, linkAddress(settings.site, linkTokenOf(secret, token_id, purpose), purpose))
  }
}
