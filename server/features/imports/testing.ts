import { v7 as uuidv7 } from 'uuid'
import type { TestPerson, World } from '../../kernel/testing.ts'
import type { RightsLine } from '../../kernel/testing-rights.ts'
import { makeKey } from '../../platform/files/files.ts'
import * as contents from '../../platform/files/testing-contents.ts'

interface SentSheet {
  name?: string
  kind?: string
  key?: string
}

/** Sends a file of cases, as a browser would. */
export function sendsSheet(
  person: TestPerson,
  content: string | Buffer,
  { name = 'cases.csv', kind = 'cases', key }: SentSheet = {},
) {
  const form = contents.formOf([
    { name: 'kind', content: kind },
    { name: 'file', file_name: name, content: Buffer.from(content) },
  ])
  const headers = { ...form.headers, ...(key === undefined ? {} : { 'idempotency-key': key }) }
  return person.call('POST', '/rest/v1/rpc/preview_import', form.payload, headers)
}

/** A file that was taken and looked at. */
export async function aPreview(person: TestPerson, content: string | Buffer) {
  const answer = await sendsSheet(person, content)
  if (answer.status !== 201) throw new Error(`no preview: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** Does what was put off to a job. */
export async function worksOff(world: World): Promise<void> {
  const job = world.app.jobs.find(({ name }) => name === 'import')
  const waiting = world.enqueued.filter((one) => one.job === 'import')
  world.enqueued.splice(0)
  for (const { payload } of waiting) await job?.work(payload, { id: uuidv7(), attempt: 1 })
}

const aFile = async (world: World, person: string) => {
  const key = makeKey('imports')
  await world.rows(
    `insert into files (key, bucket, path, user_id, name, ending, size, created_at, used_at)
       values ($1, 'imports', $2, $3, 'a.csv', 'csv', 1, now(), now())`,
    [key, `${key.slice(-32)}.csv`, person],
  )
  return key
}

const insertRun = (id: string, key: string, person: string) =>
  `insert into import_runs (id, kind, file_key, file_name, heads, mapping, by, at, updated_at)
     values ('${id}', 'cases', '${key}', 'a.csv', '[]', '{}', '${person}', now(), now())`

const insertRow = (run: string, row_no: number) =>
  `insert into import_rows (run_ref, row_no, raw, state) values ('${run}', ${row_no}, '[]', 'new')`

const expects = {
  right: 'data.import',
  owner: '',
  colleague: '',
  partner: 'rcu',
  stranger: '',
  system: 'rcud',
} as const

export const rightsOfImports: readonly RightsLine[] = [
  {
    table: 'import_runs',
    expects,
    seed: async (world, owner) => {
      const key = await aFile(world, owner.user_id)
      const id = uuidv7()
      await world.rows(insertRun(id, key, owner.user_id))
      return {
        row: `id = '${id}'`,
        create: (actor) => insertRun(uuidv7(), key, actor),
        change: `version = version + 1`,
      }
    },
  },
  {
    table: 'import_rows',
    expects,
    seed: async (world, owner) => {
      const id = uuidv7()
      await world.rows(insertRun(id, await aFile(world, owner.user_id), owner.user_id))
      await world.rows(insertRow(id, 1))
      return {
        row: `run_ref = '${id}' and row_no = 1`,
        create: () => insertRow(id, 2),
        change: `state = 'same'`,
      }
    },
  },
]
