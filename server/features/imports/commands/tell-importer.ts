import { sql } from 'kysely'
import type { NotificationParams } from '../../../../contract/notification-kinds.ts'
import type { Context } from '../../../kernel/context.ts'
import { wordsOfNews } from '../../notifications/public.ts'

/** Tells whoever asked for an import how it ended: they may have gone on with something else. */
export async function tellImporter(
  ctx: Context,
  { id, user_id }: { id: string; user_id: string },
  params: NotificationParams,
): Promise<void> {
  const { title, message } = wordsOfNews(params, 'en')
  await sql`select notify_people(array[${user_id}::uuid], 'import_finished', ${title}, ${message}, ${id},
    ${ctx.now.toISOString()}, ${JSON.stringify(params)}::jsonb, null::uuid)`.execute(ctx.db)
  ctx.ring()
}
