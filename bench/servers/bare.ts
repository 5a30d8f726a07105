import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { v7 as uuidv7 } from 'uuid'
import { openDatabase } from '../../server/kernel/database.ts'
import { creating, reads, type Statement, updating } from './bare-calls.ts'
import { ownTask, serves } from './child.ts'

/* What the product is measured against: the same rows of the same database, and nothing else. */

const { connection, people } = ownTask()
const { pool, close } = openDatabase(connection)
const withoutIndexes = openDatabase({
  ...connection,
  options: '-c enable_indexscan=off -c enable_bitmapscan=off',
})

const server = createServer((request, reply) => {
  answer(request)
    .then((content) => {
      reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(content))
    })
    .catch((error: unknown) => reply.writeHead(500).end(String(error)))
})

async function answer(request: IncomingMessage): Promise<unknown> {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const name = url.pathname.slice(1)
  const values = url.searchParams.getAll('v')
  if (request.method !== 'GET') return write(name, values, await bodyOf(request))
  const { rows } = await (name === 'search' ? withoutIndexes.pool : pool).query(reads[name] ?? '', values)
  return name === 'read' ? rows[0] : { items: rows }
}

async function write(name: string, [id = uuidv7(), key = '']: string[], body: Sent): Promise<unknown> {
  const user_id = people[0]?.user_id ?? ''
  const case_id = `CASE-BARE-${Math.floor(Math.random() * 10_000)}`
  const sent = { id, user_id, case_id, key, title: body.title, content: body.content ?? '' }
  return inTransaction(name === 'create' ? creating(sent) : updating(sent))
}

/** Answers the row of the first statement. */
async function inTransaction([first, ...others]: Statement[]): Promise<unknown> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query(first?.text ?? '', [...(first?.values ?? [])])
    for (const { text, values } of others) await client.query(text, [...values])
    await client.query('commit')
    return rows[0]
  } finally {
    client.release()
  }
}

interface Sent {
  title: string
  content?: string
}

async function bodyOf(request: IncomingMessage): Promise<Sent> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return JSON.parse(Buffer.concat(parts).toString())
}

server.listen(0, '127.0.0.1', () => {
  serves({ port: (server.address() as AddressInfo).port, tokens: [] }, async () => {
    server.closeAllConnections()
    server.close()
    await close()
    await withoutIndexes.close()
  })
})
