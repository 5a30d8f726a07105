import { v7 as uuidv7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { testStart } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { anOldNote } from '../notes/testing.ts'

const { world, partner, associate } = aFirm('cases, notes, archived_months, notifications, note_counts', {
  partner: ['partner'],
  associate: ['associate'],
})

async function runJob(): Promise<void> {
  const job = world.app.jobs.find((one) => one.name === 'auto-archive')
  if (!job) throw new Error('no auto-archive job')
  await job.work({}, { id: 'test', attempt: 1 })
}
const archivedTitles = async () =>
  (await world.rows('select title from notes where is_archived order by title')).map((row) => row.title)

describe('auto-archive', () => {
  it('archives what the months before left, by the firm’s midnight, and spares the kept alive', async () => {
    await anOldNote(world, associate, '2026-10-31T17:59:59.999Z', { title: 'October in Dhaka' })
    await anOldNote(world, associate, '2026-10-31T18:00:00Z', { title: 'November in Dhaka' })
    await anOldNote(world, associate, '2026-03-01T00:00:00Z', { title: 'Kept', keep_alive: true })
    await runJob()
    expect(await archivedTitles()).toEqual(['October in Dhaka'])
  })

  it('happens once a month, also when many try at once', async () => {
    await anOldNote(world, associate, '2026-09-01T00:00:00Z', { title: 'a' })
    await Promise.all([1, 2, 3, 4].map(runJob))
    await anOldNote(world, associate, '2026-09-02T00:00:00Z', { title: 'unarchived by hand later' })
    await runJob()
    expect(await archivedTitles()).toEqual(['a'])
    expect(await world.rows('select month from archived_months')).toEqual([{ month: '2026-11' }])
  })

  it('makes up for months of downtime with the first run after them', async () => {
    await runJob()
    await anOldNote(world, associate, '2026-11-21T00:00:00Z', { title: 'November' })
    await anOldNote(world, associate, '2026-12-21T00:00:00Z', { title: 'December' })
    world.clock.set('2027-02-03T00:00:00Z')
    await runJob()
    expect(await archivedTitles()).toEqual(['December', 'November'])
  })

  it('is not missed because a clock ran ahead once, and still happens once', async () => {
    world.clock.set('2027-02-05T00:00:00Z')
    await runJob()
    world.clock.set(testStart)
    await anOldNote(world, associate, '2026-11-20T00:00:00Z', { title: 'November' })
    await Promise.all([1, 2, 3].map(runJob))
    expect(await archivedTitles()).toEqual([])
    world.clock.set('2027-01-31T18:00:00Z')
    await Promise.all([1, 2, 3].map(runJob))
    await anOldNote(world, associate, '2026-11-21T00:00:00Z', { title: 'unarchived by hand later' })
    await runJob()
    expect(await archivedTitles()).toEqual(['November'])
    const months = 'select month from archived_months order by month'
    expect(await world.rows(months)).toEqual([{ month: '2026-11' }, { month: '2027-02' }])
  })

  it('stands where another instance did it, whose clock is a moment ahead', async () => {
    world.clock.set('2026-11-30T18:00:01Z')
    await runJob()
    world.clock.set('2026-11-30T17:59:59Z')
    await runJob()
    await anOldNote(world, associate, '2026-11-21T00:00:00Z', { title: 'unarchived by hand' })
    world.clock.set('2026-11-30T18:10:00Z')
    await runJob()
    expect(await archivedTitles()).toEqual([])
  })

  it('tells each owner how many, counts them as archived, and records it', async () => {
    await anOldNote(world, associate, '2026-10-01T00:00:00Z')
    await anOldNote(world, associate, '2026-10-02T00:00:00Z')
    await anOldNote(world, partner, '2026-10-02T00:00:00Z')
    await runJob()
    const told = await associate.call('GET', '/rest/v1/notifications')
    expect(told.body.items).toMatchObject([
      { title: 'Tasks archived', message: '2 tasks of past months moved to the archive' },
    ])
    const toldPartner = await partner.call('GET', '/rest/v1/notifications')
    expect(toldPartner.body.items).toMatchObject([{ message: '1 task of past months moved to the archive' }])
    const months = await associate.call('GET', '/rest/v1/rpc/note_months?archived=true')
    expect(months.body.months).toEqual([{ key: '2026-10', count: 2 }])
    expect(await world.rows(`select 1 from activity_events where type = 'notes.auto_archived'`)).toHaveLength(
      2,
    )
  })

  it('tells of no task that is hidden', async () => {
    const hidden = uuidv7()
    await world.rows(
      `insert into cases (id, case_id, access, created_by, created_at, updated_at) values ($1, 'HIDDEN/1', 'restricted', $2, now(), now())`,
      [hidden, partner.user_id],
    )
    const ids = [
      await anOldNote(world, associate, '2026-10-01T00:00:00Z'),
      await anOldNote(world, partner, '2026-10-02T00:00:00Z'),
    ]
    await world.rows(`update notes set case_ref = $1 where id = any($2)`, [hidden, ids])
    await runJob()
    const told = await associate.call('GET', '/rest/v1/notifications')
    expect(told.body.items).toEqual([])
    expect(
      await world.rows(`select detail ->> 'count' as count from activity_events where type like 'notes.%'`),
    ).toEqual([{ count: '1' }])
  })

  it('leaves a stale form’s note archived', async () => {
    const id = await anOldNote(world, associate, '2026-10-01T00:00:00Z')
    await runJob()
    const change = await associate.call('PATCH', `/rest/v1/notes/${id}`, { title: 'late', version: 1 })
    expect(change).toMatchObject({ status: 422, body: { reason: 'notes.archived' } })
  })
})
