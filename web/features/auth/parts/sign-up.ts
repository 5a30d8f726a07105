import { foldEmail, foldPassword, hasPasswordLength, isEmail } from '../../../../contract/credentials.ts'
import { shownSentences } from '../../../../contract/kernel/shown-reasons.ts'
import { said } from '../labels.ts'
import { missing } from '../logic.ts'

const wantedToSignUp = {
  full_name: said.nameMissing,
  email: said.emailMissing,
  password: said.newPasswordMissing,
  code: shownSentences['auth.code_required'],
}
export type SignUpField = keyof typeof wantedToSignUp

/** What the server would refuse of a new account whatever the code, by field and in its words; more is its to judge. */
export function complaintsOfSignUp(given: Record<SignUpField, string>): Partial<Record<SignUpField, string>> {
  const isShaped = isEmail(foldEmail(given.email))
  const isLong = hasPasswordLength(foldPassword(given.password))
  return {
    ...(!isShaped && { email: shownSentences['auth.email_invalid'] }),
    ...(!isLong && { password: shownSentences['auth.password_length'] }),
    ...missing(given, wantedToSignUp),
  }
}

/** Whether a sign-up failed by its code, which may be one for the other account type. */
export function isWrongCode(sentence: string): boolean {
  const { 'auth.partner_code_invalid': partner, 'auth.associate_code_invalid': associate } = shownSentences
  return sentence === partner || sentence === associate
}
