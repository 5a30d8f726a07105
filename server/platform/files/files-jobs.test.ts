import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refusal } from '../../kernel/refusal.ts'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { type Files, makeKey } from './files.ts'
import { keepUpload } from './keep-upload.ts'
import { addFile, assertQuota, dropFiles, findFile, markUsed, quota } from './rows.ts'

let world: World
let files: Files
let person: TestPerson
beforeAll(async () => {
  world = await aWorld({}, ({ files: made }) => {
    files = made
    return {}
  })
  // A file's age is the disk's, so its row has to be of the same day, whenever this runs.
  world.clock.set(new Date())
  person = await world.aPerson('associate')
})
afterAll(() => world.end())

const claimOf = ({ user_id, session_id }: TestPerson) => ({ kind: 'session' as const, user_id, session_id })
const tooLarge = () => new Refusal('too_large', 'files.too_large')

async function* bytes() {
  yield Buffer.from('text')
}

async function aFile(size = 4): Promise<{ key: string; path: string }> {
  const path = `${person.user_id}/${uuidv7()}.txt`
  const received = await files.receive(bytes(), 10, tooLarge)
  const key = await keepUpload(files, 'chat-files', received, (made) =>
    world.app.transact(claimOf(person), async (ctx) => {
      const none = { width: null, height: null, used_at: null }
      const row = { bucket: 'chat-files', name: 'a.txt', ending: 'txt', user_id: person.user_id } as const
      await addFile(ctx, { ...row, ...none, key: made, path, size })
      return made
    }),
  )
  return { key, path }
}

async function run(name: string, payload = {}): Promise<void> {
  await world.app.jobs.find((job) => job.name === name)?.work(payload, { id: uuidv7(), attempt: 1 })
}

test('the sweep takes what nothing used for a day and what no row knows for an hour, and nothing else', async () => {
  const used = await aFile()
  const unused = await aFile()
  await world.app.transact(claimOf(person), (ctx) => markUsed(ctx, used.key))
  const lost = makeKey('resumes')
  await (await files.receive(bytes(), 10, tooLarge)).keep(lost)
  world.clock.set(new Date(Date.now() + 10 * 60_000).toISOString())
  await run('sweep-files')
  expect(await files.stat(lost)).toBeDefined()
  world.clock.set(new Date(Date.now() + 2 * 3_600_000).toISOString())
  await run('sweep-files')
  expect(await files.stat(lost)).toBeUndefined()
  expect(await files.stat(unused.key)).toBeDefined()
  world.clock.set(new Date(Date.now() + 50 * 3_600_000).toISOString())
  await run('sweep-files')
  expect(await files.stat(unused.key)).toBeUndefined()
  expect(await files.stat(used.key)).toBeDefined()
  expect(await world.rows('select key from files')).toEqual([{ key: used.key }])
})

test('a file whose row is refused does not stay', async () => {
  const received = await files.receive(bytes(), 10, tooLarge)
  let kept = ''
  const keeping = keepUpload(files, 'resumes', received, async (key) => {
    kept = key
    throw new Refusal('rule', 'files.quota')
  })
  await expect(keeping).rejects.toMatchObject({ reason: 'files.quota' })
  expect(await files.stat(kept)).toBeUndefined()
})

test('what is dropped loses its bytes after the commit, and never before', async () => {
  const { key, path } = await aFile()
  await world.app.transact(claimOf(person), (ctx) => dropFiles(ctx, [key]))
  expect(await files.stat(key)).toBeDefined()
  const asked = world.enqueued.at(-1)
  expect(asked).toEqual({ job: 'remove-files', payload: { keys: [key] } })
  await run('remove-files', asked?.payload)
  expect(await files.stat(key)).toBeUndefined()
  expect(
    await world.app.transact(claimOf(person), (ctx) => findFile(ctx, 'chat-files', path)),
  ).toBeUndefined()
})

test('a person has so much room and no more', async () => {
  const greedy = await world.aPerson('associate', 'Sadia Rahman')
  await world.rows(
    `insert into files (key, bucket, path, user_id, name, ending, size, created_at)
       values ($1, 'chat-files', 'x.txt', $2, 'x.txt', 'txt', $3, now())`,
    [makeKey('chat-files'), greedy.user_id, quota - 10],
  )
  const asks = (size: number) => world.app.transact(claimOf(greedy), (ctx) => assertQuota(ctx, size, true))
  await asks(10)
  await expect(asks(11)).rejects.toMatchObject({ reason: 'files.quota' })
})
