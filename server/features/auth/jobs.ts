import { z } from 'zod'
import type { LinkType } from '../../../contract/auth.ts'
import type { MailTemplates, Sender } from '../../platform/mail/letter.ts'
import { linkTokenOf } from '../../platform/tokens/derived-tokens.ts'
import { hour, linkAddress, linkLife_ms } from './rules.ts'

const ofLink = z.object({ token_id: z.uuid() })

/** The letters of signing in. Links get their token here, while the mail is written, and are stored nowhere. */
export const authMails: MailTemplates = {
  'confirm-sign-up': (params, sender) => ({
    subject: `Confirm your account at ${sender.settings.FIRM_NAME}`,
    paragraphs: [
      `Welcome to the management system of ${sender.settings.FIRM_NAME}.`,
      'Please confirm that this e-mail address is yours. After that you are signed in.',
    ],
    action: { label: 'Confirm my e-mail', link: linkOf(params, sender, 'signup') },
    closing: [
      lifeOf('signup'),
      'This confirms the latest sign-up with this address. If that was not you, ignore this mail: without the confirmation nobody can use the account, and your own sign-up replaces it.',
    ],
  }),
  'sign-up-notice': (_params, { settings }) => ({
    subject: `You already have an account at ${settings.FIRM_NAME}`,
    paragraphs: [
      'Somebody signed up with this e-mail address, which has an account already. Nothing was changed.',
      'If it was you, sign in with your password. If you do not remember it, choose "Forgot password?" there.',
    ],
    action: { label: 'Go to sign-in', link: `${settings.site}/auth` },
    closing: ['If it was not you, there is nothing to do: nobody else can get into your account this way.'],
  }),
  recovery: (params, sender) => ({
    subject: `Set a new password at ${sender.settings.FIRM_NAME}`,
    paragraphs: [`A new password was asked for, for your account at ${sender.settings.FIRM_NAME}.`],
    action: { label: 'Set a new password', link: linkOf(params, sender, 'recovery') },
    closing: [
      lifeOf('recovery'),
      'If you did not ask for it, ignore this mail: your password stays as it is.',
    ],
  }),
  'password-changed': (_params, { settings }) => ({
    subject: `Your password at ${settings.FIRM_NAME} was changed`,
    paragraphs: [
      'Your password was changed just now, and you were signed out everywhere else. Your calendar address, where you had one, has ended.',
      'If it was not you, set a new password at once: choose "Forgot password?" where you sign in.',
    ],
    action: { label: 'Go to sign-in', link: `${settings.site}/auth` },
  }),
}

function linkOf(params: Record<string, unknown>, { settings, secret }: Sender, purpose: LinkType): string {
  const { token_id } = ofLink.parse(params)
  return linkAddress(settings.site, linkTokenOf(secret, token_id, purpose), purpose)
}

function lifeOf(purpose: LinkType): string {
  const hours = linkLife_ms[purpose] / hour
  return `The link works once, within ${hours === 1 ? 'an hour' : `${hours} hours`}.`
}
