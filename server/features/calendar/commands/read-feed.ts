import type { readFeed as call } from '../../../../contract/calendar.ts'
import { dayOf, daysAfter } from '../../../../contract/kernel/days.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { Open } from '../../../kernel/http.ts'
import { countTry, type Limit, networkOf, tooMany } from '../../../kernel/limits.ts'
import { readAs } from '../../../kernel/read-as.ts'
import { notFound } from '../../../kernel/refusal.ts'
import type { Settings } from '../../../kernel/settings.ts'
import { deadlinesOfFeed } from '../../deadlines/public.ts'
import { hearingsOfFeed } from '../../hearings/public.ts'
import { eventsOfFeed, findFeedOwner } from '../queries.ts'
import { feedFile, hashOfFeedToken } from '../rules.ts'

export interface FeedParts {
  settings: Settings
  secret: Uint8Array
}

const hour = 60 * 60_000
const daysBack = 92
// Of each kind. Other calendars fetch all of it each time, every hour or so.
const mostLines = 2000

/**
 * The events of the firm, the owner's days in court and deadlines for whoever holds a private address, without a session. Unknown, revoked and strange
 * addresses are all not found, and too many of them make their network wait. A right one is always looked up: others
 * of its office may guess, and whoever else has it reads on a count of their own.
 */
export async function readFeed(
  open: Open,
  { settings, secret }: FeedParts,
  { params: { token }, query: { only } }: InputOf<typeof call>,
): Promise<string> {
  const [, bare] = token.match(/^([\w-]{43})\.ics$/) ?? []
  const { wait, owner } = await open.transact({ kind: 'system' }, async (ctx) => {
    const network = networkOf(open.client.address)
    const owner = bare && (await findFeedOwner(ctx, hashOfFeedToken(secret, bare)))
    const limit: Limit = owner
      ? { key: `feed of ${owner.user_id} from ${network}`, tries: 120, window_ms: hour }
      : { key: `unknown feeds from ${network}`, tries: 30, window_ms: hour }
    return { wait: await countTry(ctx, [limit]), owner }
  })
  if (wait > 0) throw tooMany(wait, 'calendar.too_many_reads')
  if (!owner) throw notFound()
  return readAs(open.transact, owner.user_id, async (ctx) => {
    const from = daysAfter(dayOf(ctx.now, settings.FIRM_TIME_ZONE), -daysBack)
    const events = await eventsOfFeed(ctx, from, mostLines)
    const hearings = only === 'events' ? [] : await hearingsOfFeed(ctx, from, mostLines)
    const open = { from, most: mostLines, language: owner.language }
    const deadlines = only === 'events' ? [] : await deadlinesOfFeed(ctx, open)
    return feedFile({ events, hearings, deadlines }, settings, owner.language)
  })
}
