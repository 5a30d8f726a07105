import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openDatabase } from '../../server/kernel/database.ts'
import { ownTask, serves } from './child.ts'

/* What the product is measured against: the same rows from the same database, and nothing else. */

const { connection } = ownTask()
const { pool, close } = openDatabase(connection)

const server = createServer((request, reply) => {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const owner = url.searchParams.get('owner')
  const conditions = [
    url.searchParams.get('archived') ? 'n.is_archived' : 'not n.is_archived',
    ...(url.searchParams.get('month') ? [] : [`(n.created_at >= $1 or n.keep_alive or n.updated_at > $2)`]),
  ]
  const values = url.searchParams.get('month')
    ? []
    : [url.searchParams.get('start'), new Date(Date.now() - 300_000).toISOString()]
  if (owner) {
    values.push(owner)
    conditions.push(`n.user_id = $${values.length}`)
  }
  pool
    .query(
      `select n.id, n.user_id, n.title, n.content, n.category, n.subcategory, n.client_name, n.case_id,
          n.is_priority, n.keep_alive, n.is_archived, n.archived_at, n.time_start, n.time_end, n.total_hours,
          n.note_type, n.list_items, n.projected_billable_hours, n.hours_worked, n.google_drive_link,
          n.modified_by, n.version, n.created_at, n.updated_at, p.full_name as author_name,
          p.role as author_role, m.full_name as modifier_name, m.role as modifier_role
        from notes n join profiles p on p.user_id = n.user_id left join profiles m on m.user_id = n.modified_by
        where ${conditions.join(' and ')}
        order by n.created_at desc, n.id desc limit 50`,
      values,
    )
    .then(({ rows }) => {
      reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ items: rows }))
    })
    .catch((error: unknown) => reply.writeHead(500).end(String(error)))
})

server.listen(0, '127.0.0.1', () => {
  serves({ port: (server.address() as AddressInfo).port, tokens: [] }, async () => {
    server.closeAllConnections()
    server.close()
    await close()
  })
})
