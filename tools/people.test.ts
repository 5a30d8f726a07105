import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '../server/db/migrate.ts'
import { makeLog } from '../server/kernel/log.ts'
import { startEmbedded } from '../server/platform/postgres/launcher.ts'
import { WrongCommand } from './machine.ts'
import { readCommand } from './people.ts'

const read = (line: string) => readCommand(line.split(' ').filter(Boolean))

describe('the command line', () => {
  it.each([
    ['deactivate A@b.example', { verb: 'deactivate', email: 'a@b.example' }],
    ['reactivate a@b.example', { verb: 'reactivate', email: 'a@b.example' }],
    ['role a@b.example partner', { verb: 'role', email: 'a@b.example', role: 'partner' }],
  ])('%s is understood', (line, command) => {
    expect(read(line)).toEqual(command)
  })

  it.each([
    ['', 'Say what to do.'],
    ['remove a@b.example', "'remove' is no command."],
    ['deactivate', 'Say whom by their e-mail.'],
    ['deactivate sadia', 'Say whom by their e-mail.'],
    ['deactivate a@b.example c@d.example', "'c@d.example' is too much."],
    ['role a@b.example', 'The role must be partner or associate.'],
    ['role a@b.example king', 'The role must be partner or associate.'],
    ['role a@b.example partner now', "'now' is too much."],
  ])('%s is refused: %s', (line, message) => {
    expect(() => read(line)).toThrow(WrongCommand)
    expect(() => read(line)).toThrow(message)
  })
})

describe('the command', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sereshta-people-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  /** Asks the database while no command has it. */
  const ask = async (...queries: [string, unknown[]?][]) => {
    const embedded = await startEmbedded({ dataDir: join(folder, 'data'), log: makeLog('silent') })
    await migrate(embedded.connection)
    const client = new pg.Client(embedded.connection)
    await client.connect()
    await client.query('set role sereshta_system')
    const rows: Record<string, unknown>[] = []
    for (const [query, values] of queries) rows.push(...(await client.query(query, values)).rows)
    await client.end()
    await embedded.stop()
    return rows
  }
  const people = async (...args: string[]) => {
    const { DATABASE_URL: _elsewhere, ...environment } = process.env
    const env = { ...environment, DATA_DIR: join(folder, 'data') }
    const { stdout } = await promisify(execFile)(process.execPath, ['tools/people.ts', ...args], { env })
    return stdout.trimEnd()
  }
  const arriving = (email: string, full_name: string, role: string): [string, unknown[]] => [
    `with u as (insert into users (id, email, password_hash, email_confirmed_at, created_at)
         values (gen_random_uuid(), $1, 'none', now(), now()) returning id)
       insert into profiles (user_id, full_name, role, created_at, updated_at) select id, $2, $3, now(), now() from u`,
    [email, full_name, role],
  ]

  it('does what it says, also twice, and never takes the last partner', async () => {
    await ask(
      arriving('nusrat@firm.example', 'Nusrat Jahan', 'partner'),
      arriving('sadia@firm.example', 'Sadia Rahman', 'associate'),
    )
    for (let time = 0; time < 2; time++)
      expect(await people('deactivate', 'Sadia@firm.example')).toBe(
        'Sadia Rahman (sadia@firm.example) cannot sign in any more.',
      )
    expect(await people('reactivate', 'sadia@firm.example')).toContain('can sign in.')
    await expect(people('deactivate', 'nusrat@firm.example')).rejects.toThrow(
      'The firm needs at least one active partner.',
    )
    expect(await people('role', 'sadia@firm.example', 'partner')).toContain('is a partner.')
    await expect(people('deactivate', 'nobody@firm.example')).rejects.toThrow('Nobody here has the e-mail')
    const happened = await ask([
      `select type, actor_id from activity_events where area = 'person' order by id`,
    ])
    expect(happened).toEqual([
      { type: 'person.deactivated', actor_id: null },
      { type: 'person.reactivated', actor_id: null },
      { type: 'person.role_set', actor_id: null },
    ])
  }, 120_000)
})
