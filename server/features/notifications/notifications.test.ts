import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type TestPerson, testStart } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aNote } from '../notes/testing.ts'
import { wordsOf } from './rules.ts'

const table = '/rest/v1/notifications'

const { world, partner, other, associate } = aFirm('users, notes, notifications, note_counts', {
  partner: ['partner', 'Nusrat Jahan'],
  other: ['partner', 'Tanvir Ahmed'],
  associate: ['associate', 'Farhan Kabir'],
})

const listOf = async (who: TestPerson) => (await who.call('GET', table)).body.items
const unreadOf = async (who: TestPerson) =>
  (await who.call('GET', '/rest/v1/rpc/unread_notifications')).body.count

describe('who is told', () => {
  it('of a new task: every partner but its creator', async () => {
    await aNote(partner, { title: 'Bail petition' })
    expect(await listOf(partner)).toEqual([])
    expect(await listOf(associate)).toEqual([])
    expect(await listOf(other)).toMatchObject([
      { type: 'note_created', message: 'Nusrat Jahan created “Bail petition”', is_read: false },
    ])
  })

  it('of a change, an archiving or a deletion: the owner, when somebody else did it', async () => {
    const note = await aNote(associate, { title: 'Land' })
    await associate.call('PATCH', `/rest/v1/notes/${note.id}`, { title: 'Land deed', version: 1 })
    expect(await listOf(associate)).toEqual([])
    await partner.call('PATCH', `/rest/v1/notes/${note.id}`, { is_priority: true, version: 2 })
    await partner.call('POST', '/rest/v1/rpc/archive_note', { note_id: note.id })
    await partner.call('DELETE', `/rest/v1/notes/${note.id}`)
    const list = await listOf(associate)
    expect(list.map((item: { title: string }) => item.title).sort()).toEqual([
      'Task archived',
      'Task deleted',
      'Task updated',
    ])
    expect(list.every((item: { type: string }) => item.type === 'note_modified')).toBe(true)
  })

  it('leaves a hint for that person only', async () => {
    await aNote(associate)
    const hints = await world.rows(
      `select audience, person_id from live_events where topic = 'notifications'`,
    )
    expect(hints.map((hint) => hint.person_id).sort()).toEqual([partner.user_id, other.user_id].sort())
    expect(hints.every((hint) => hint.audience === 'person')).toBe(true)
  })
})

describe('reading', () => {
  it('marks one, its own only', async () => {
    await aNote(associate)
    const [mine] = await listOf(partner)
    expect((await other.call('PATCH', `${table}/${mine.id}`, { is_read: true })).status).toBe(404)
    expect((await partner.call('PATCH', `${table}/${mine.id}`, { is_read: true })).body.is_read).toBe(true)
    expect((await partner.call('PATCH', `${table}/${mine.id}`, { is_read: true })).status).toBe(200)
    expect(await unreadOf(partner)).toBe(0)
    expect(await unreadOf(other)).toBe(1)
    expect((await partner.call('PATCH', `${table}/${mine.id}`, { is_read: false })).status).toBe(400)
  })

  it('marks all that were shown and none that arrived since', async () => {
    await aNote(associate, { title: 'Shown' })
    const [shown] = await listOf(partner)
    world.clock.advance(1000)
    await aNote(associate, { title: 'Arrived' })
    const marked = await partner.call('POST', '/rest/v1/rpc/mark_notifications_read', {
      up_to: shown.created_at,
    })
    expect(marked.body).toEqual({ marked: 1 })
    const unread = (await listOf(partner)).filter((item: { is_read: boolean }) => !item.is_read)
    expect(unread).toMatchObject([{ message: 'Farhan Kabir created “Arrived”' }])
    expect(await unreadOf(other)).toBe(2)
  })

  it('gives the newest 50, then older ones', async () => {
    await world.rows(
      `insert into notifications (user_id, type, title, message, created_at)
         select $1, 'note_created', 'n' || n, '', $2::timestamptz - n * interval '1 minute' from generate_series(1, 120) n`,
      [associate.user_id, testStart],
    )
    const first = await associate.call('GET', table)
    expect(first.body.items).toHaveLength(50)
    expect(first.body.items[0].title).toBe('n1')
    const second = await associate.call('GET', `${table}?after=${first.body.next}`)
    expect(second.body.items[0].title).toBe('n51')
    expect(await unreadOf(associate)).toBe(100)
  })

  it('forgets after 90 days', async () => {
    await world.rows(
      `insert into notifications (user_id, type, title, message, created_at) values
         ($1, 'x', 'old', '', $2::timestamptz - interval '91 days'), ($1, 'x', 'young', '', $2::timestamptz - interval '89 days')`,
      [associate.user_id, testStart],
    )
    const job = world.app.jobs.find((one) => one.name === 'forget-old-notifications')
    await job?.work({}, { id: 'x', attempt: 1 })
    expect(await listOf(associate)).toMatchObject([{ title: 'young' }])
  })
})

describe('in the language of the reader', () => {
  const bangla = { 'accept-language': 'bn' }
  const inBangla = async (who: TestPerson) => (await who.call('GET', table, undefined, bangla)).body.items

  it('two people read one event, each in theirs', async () => {
    const note = await aNote(associate, { title: 'জামিন {actor} $& Bail' })
    expect(await listOf(partner)).toMatchObject([
      { title: 'New task created', message: 'Farhan Kabir created “জামিন {actor} $& Bail”' },
    ])
    const [told] = await inBangla(other)
    expect(told).toMatchObject({
      type: 'note_created',
      subject_id: note.id,
      title: 'নতুন কাজ যোগ হয়েছে',
      message: 'Farhan Kabir “জামিন {actor} $& Bail” কাজটি যোগ করেছেন।',
    })
    const read = await other.call('PATCH', `${table}/${told.id}`, { is_read: true }, bangla)
    expect(read.body).toEqual({ ...told, is_read: true })
    expect(JSON.stringify(read.body)).not.toContain('params')
  })

  it('what was made before languages came stays as it was written, and what a later release makes', async () => {
    await world.rows(
      `insert into notifications (user_id, type, title, message, created_at, params) values
         ($1, 'note_created', 'New task created', 'a', $2, null),
         ($1, 'later', 'Something new', 'b', $2, '{"kind": "later.done", "actor": "x"}'),
         ($1, 'later', 'Something odd', 'c', $2, '["note.created"]')`,
      [associate.user_id, testStart],
    )
    const said = ({ title, message }: { title: string; message: string }) => `${title} ${message}`
    expect((await inBangla(associate)).map(said).sort()).toEqual([
      'New task created a',
      'Something new b',
      'Something odd c',
    ])
  })

  it('a message tells whoever it mentions so', async () => {
    const message = {
      message_text: '@TanvirAhmed {actor}',
      client_id: randomUUID(),
      mentioned_users: [other.user_id],
    }
    expect((await partner.call('POST', '/rest/v1/community_chat', message)).status).toBe(201)
    const told = { type: 'chat_message', message: '@TanvirAhmed {actor}' }
    expect(await inBangla(other)).toMatchObject([{ ...told, title: 'Nusrat Jahan আপনাকে উল্লেখ করেছেন' }])
    expect(await inBangla(associate)).toMatchObject([{ ...told, title: 'Nusrat Jahan বার্তা পাঠিয়েছেন' }])
    expect(await listOf(other)).toMatchObject([{ ...told, title: 'Nusrat Jahan mentioned you' }])
  })

  it('what nobody of the firm did was done by somebody', () => {
    const params = { kind: 'note.deleted', actor: null, title: 'Bail' } as const
    expect(wordsOf(params, 'en').message).toBe('Somebody deleted “Bail”')
    expect(wordsOf(params, 'bn').message).toBe('কেউ একজন “Bail” কাজটি মুছেছেন।')
  })

  it.each([
    [0, '0 tasks of past months moved to the archive', 'আগের মাসগুলোর ০টি কাজ আর্কাইভে গেছে।'],
    [1, '1 task of past months moved to the archive', 'আগের মাসগুলোর ১টি কাজ আর্কাইভে গেছে।'],
    [1234, '1,234 tasks of past months moved to the archive', 'আগের মাসগুলোর ১,২৩৪টি কাজ আর্কাইভে গেছে।'],
  ])('counts %d as each language does', (count, inEnglish, inBangla) => {
    const params = { kind: 'notes.auto_archived', count } as const
    expect([wordsOf(params, 'en').message, wordsOf(params, 'bn').message]).toEqual([inEnglish, inBangla])
  })

  it('says a message as it was written, a mention, a file, stars and a position', () => {
    const actor = 'Nusrat'
    const said = (params: Parameters<typeof wordsOf>[0], written?: string) => {
      const { title, message } = wordsOf(params, 'bn', written === undefined ? {} : { written })
      return `${title} | ${message}`
    }
    expect(said({ kind: 'chat.message', actor }, '@TanvirAhmed {actor}')).toBe(
      'Nusrat বার্তা পাঠিয়েছেন | @TanvirAhmed {actor}',
    )
    expect(said({ kind: 'chat.file', actor, file_name: 'রায়.pdf', is_mentioned: true })).toBe(
      'Nusrat আপনাকে উল্লেখ করেছেন | ফাইল পাঠিয়েছেন: রায়.pdf',
    )
    expect(said({ kind: 'partner_feedback.given', actor, rating: 4 })).toContain('৫-এর মধ্যে ৪ তারকাসহ')
    expect(said({ kind: 'career_application.received', full_name: 'Rina', position: 'intern' })).toContain(
      'Rina আইন শিক্ষানবিশ পদের জন্য',
    )
  })
})
