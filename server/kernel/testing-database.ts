import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { Connection } from './database.ts'

/** A cluster of this run, with a migrated database in it that tests copy. Plain data: it goes to the workers. */
export interface TestCluster {
  host: string
  port: number
  /** Passes over every policy: for what tests prove with. */
  user: string
  /** Owns each database, may make roles, and is bound by every policy. */
  databaseOwner: string
  /** As whom the product works here. */
  login: string
  template: string
  /** What stands before a command to run it as the one to whom the cluster's folder belongs, and who that is. */
  runAs: readonly string[]
  owner: { uid: number; gid: number } | undefined
}

declare module 'vitest' {
  export interface ProvidedContext {
    testCluster: TestCluster
  }
}

export interface TestDatabase {
  /** Past every policy. */
  connection: Connection
  /** As DATABASE_URL would name it. */
  owner: Connection
  /** As the product works there. */
  product: Connection
  drop(): Promise<void>
}

/**
 * A database of the caller's own, migrated and empty otherwise, within some 30 ms; `bare`, with nothing in it at
 * all. `drop` ends whatever is still connected to it.
 */
export async function createTestDatabase(
  cluster = inject('testCluster'),
  { bare = false } = {},
): Promise<TestDatabase> {
  const { host, port, user, databaseOwner, login } = cluster
  const template = bare ? 'template1' : cluster.template
  const database = `test_${randomBytes(6).toString('hex')}`
  const server = { host, port, user, database: 'postgres' }
  await run(server, `create database ${database} template ${template} owner ${databaseOwner}`)
  return {
    connection: { host, port, user, database },
    owner: { host, port, user: databaseOwner, database },
    product: { host, port, user: login, database },
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
