import type { openLink as call } from '../../../../contract/auth.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { Open } from '../../../kernel/http.ts'
import { type AuthParts, linkAddress } from '../rules.ts'

/**
 * Leads to our own page, which uses the token when somebody clicks there: a mail scanner that follows links
 * uses nothing up. Wherever else the caller wants to go is ignored.
 */
export async function leadLink(
  open: Open,
  { settings }: AuthParts,
  { query }: Pick<InputOf<typeof call>, 'query'>,
): Promise<undefined> {
  const type = query.type === 'recovery' ? 'recovery' : 'signup'
  open.redirect(linkAddress(settings.site, query.token_hash ?? query.token ?? '', type))
}
