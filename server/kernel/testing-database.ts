import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { Connection } from './database.ts'

/** A cluster of this run, with a migrated database in it that tests copy. Plain data: it goes to the workers. */
export interface TestCluster {
  host: string
  port: number
  user: string
  template: string
  /** What stands before a command to run it as the one to whom the cluster belongs, and who that is. */
  runAs: readonly string[]
  owner: { uid: number; gid: number } | undefined
}

declare module 'vitest' {
  export interface ProvidedContext {
    testCluster: TestCluster
  }
}

/**
 * A database of the caller's own, migrated and empty otherwise, within some 30 ms; `bare`, with nothing in it at
 * all. `drop` ends whatever is still connected to it.
 */
export async function createTestDatabase(
  cluster = inject('testCluster'),
  { bare = false } = {},
): Promise<{ connection: Connection; drop(): Promise<void> }> {
  const { host, port, user } = cluster
  const template = bare ? 'template1' : cluster.template
  const database = `test_${randomBytes(6).toString('hex')}`
  const server = { host, port, user, database: 'postgres' }
  await run(server, `create database ${database} template ${template}`)
  return {
    connection: { host, port, user, database },
    drop: () => run(server, `drop database if exists ${database} with (force)`),
  }
}

async function run(connection: Connection, statement: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
