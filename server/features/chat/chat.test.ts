import { v4 as uuidv4 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { aWorldThatExplains } from '../../kernel/testing-plans.ts'
import { aMessage, runChatJobs } from './testing.ts'

let world: World
let partner: TestPerson
let farhan: TestPerson
let sadia: TestPerson
beforeAll(async () => {
  world = await aWorld()
  partner = await world.aPerson('partner', 'Nusrat Jahan')
  farhan = await world.aPerson('associate', 'Farhan Kabir')
  sadia = await world.aPerson('associate', 'সাদিয়া রহমান')
})
afterAll(() => world.end())
beforeEach(() => world.empty('community_chat, notifications, live_events, activity_events'))

const path = '/rest/v1/community_chat'
const list = async (who: TestPerson, query = '') => (await who.call('GET', `${path}${query}`)).body
const texts = ({ items }: { items: { message_text: string }[] }) => items.map((item) => item.message_text)
const rowsOf = (table: string) => world.rows(`select * from ${table}`)

describe('sending', () => {
  it('shows everybody one order, newest first, with who wrote it and who may delete it', async () => {
    await aMessage(farhan, 'Hearing moved to three.')
    await aMessage(partner, '  Noted.\r\nThank you.  ')
    const seen = await list(farhan)
    expect(texts(seen)).toEqual(['Noted.\nThank you.', 'Hearing moved to three.'])
    expect(seen.items.map(({ can }: { can: unknown }) => can)).toEqual([{ delete: false }, { delete: true }])
    expect(seen.items[1].profiles).toEqual({ full_name: 'Farhan Kabir', role: 'associate' })
    expect((await list(partner)).items.every(({ can }: { can: { delete: boolean } }) => can.delete)).toBe(
      true,
    )
  })

  it('makes one message of one client id, however often and however simultaneously it is sent', async () => {
    const body = { client_id: uuidv4(), message_text: 'Once.' }
    const answers = await Promise.all(Array.from({ length: 8 }, () => farhan.call('POST', path, body)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
    expect(await rowsOf('community_chat')).toHaveLength(1)
    expect(await rowsOf('notifications')).toHaveLength(2)
    const other = await farhan.call('POST', path, { ...body, message_text: 'Twice.' })
    expect([other.status, other.body.reason]).toEqual([422, 'request.key_reused'])
    // Somebody else's client ids are nobody's business.
    expect((await sadia.call('POST', path, body)).status).toBe(201)
  })

  it('draws its numbers in the order of the commits', async () => {
    const many = Array.from({ length: 20 }, (_, at) => aMessage(at % 2 ? farhan : partner, `Message ${at}`))
    const sent = await Promise.all(many)
    const order = await world.rows<{ id: string; xmin: string }>(
      'select id from community_chat order by xmin::text::bigint',
    )
    const bySeq = sent.toSorted((a, b) => a.seq - b.seq).map(({ id }) => id)
    expect(order.map(({ id }) => id)).toEqual(bySeq)
  })

  it.each([
    ['500 emoji', '😀'.repeat(500), 201],
    ['500 letters', 'ক'.repeat(500), 201],
    ['501 letters', 'x'.repeat(501), 400],
    ['501 emoji', '😀'.repeat(501), 400],
    ['nothing', '', 400],
    ['blanks only', ' \n\t ', 400],
    ['nothing that can be seen', '\u200b\u2800', 400],
    ['a NUL', 'a\0b', 400],
    ['half an emoji', '\ud83d', 400],
  ])('takes or refuses %s', async (_what, message_text, status) => {
    const answer = await farhan.call('POST', path, { message_text })
    expect(answer.status).toBe(status)
    if (status === 400) {
      expect(answer.body.fields[0].path).toBe('message_text')
      expect(await rowsOf('community_chat')).toEqual([])
      expect(await rowsOf('notifications')).toEqual([])
    }
  })

  it('keeps markup as text and lets nobody write in another name', async () => {
    const markup = '<img src=x onerror=alert(1)> [a](javascript:alert(1))'
    const sent = await aMessage(farhan, { message_text: markup, user_id: partner.user_id } as never)
    expect([sent.message_text, sent.user_id]).toEqual([markup, farhan.user_id])
  })
})

describe('mentions', () => {
  const mentioned = async (message_text: string, mentioned_users?: string[]) =>
    (await aMessage(farhan, { message_text, mentioned_users })).mentioned_users

  it.each([
    ['@NusratJahan please see', ['Nusrat Jahan'], ['NusratJahan']],
    ['please see, @nusratjahan.', ['Nusrat Jahan'], ['nusratjahan']],
    ['@সাদিয়ারহমান কাল শুনানি', ['সাদিয়া রহমান'], ['সাদিয়ারহমান']],
    ['(@NusratJahan/@সাদিয়ারহমান)', ['Nusrat Jahan', 'সাদিয়া রহমান'], ['NusratJahan', 'সাদিয়ারহমান']],
    ['@Nusrat Jahan', null, null],
    ['@NusratJahana', null, null],
    ['mail@NusratJahan', null, null],
    ['@@ @', null, null],
  ])('%j', async (text, names, words) => {
    const sent = await aMessage(farhan, text)
    const ids =
      names && [partner, sadia].filter((one) => names.includes(one.full_name)).map((one) => one.user_id)
    expect(sent.mentioned_users?.toSorted() ?? null).toEqual(ids?.toSorted() ?? null)
    expect(sent.mentioned_names).toEqual(words)
  })

  it.each([
    ['Kabir, Farhan (Senior)', '@Kabir,Farhan(Senior) please', 'Kabir,Farhan(Senior)'],
    ['Rahman & "Rafi" Sons/Dhaka', 'see @rahman&"rafi"sons/dhaka.', 'rahman&"rafi"sons/dhaka'],
    ['Sean O’Brien', '@SeanO’Brien, hi', 'SeanO’Brien'],
    ['Tania ⚖️', '(@Tania⚖️)', 'Tania⚖️'],
    ['Zoe\u00a0Haque', '@ZoeHaque!', 'ZoeHaque'],
    ['Renée Das', '@Rene\u0301eDas', 'Rene\u0301eDas'],
  ])('counts for %j', async (name, text, word) => {
    const person = await world.aPerson('associate', name)
    const sent = await aMessage(farhan, text)
    expect([sent.mentioned_users, sent.mentioned_names]).toEqual([[person.user_id], [word]])
  })

  it('takes the longest name, and none that goes on', async () => {
    const short = await world.aPerson('associate', 'Anwar Hossain')
    const long = await world.aPerson('associate', 'Anwar Hossain (Junior)')
    expect(await mentioned('@AnwarHossain(Junior)')).toEqual([long.user_id])
    expect(await mentioned('@AnwarHossain (Junior)')).toEqual([short.user_id])
    expect(await mentioned('x@AnwarHossain.com @AnwarHossaini @AnwarHossain.com')).toBeNull()
  })

  it('cuts a list of ten thousand to people who exist, each once and at most 20', async () => {
    const ids = [
      ...Array.from({ length: 10_000 }, () => uuidv4()),
      'x',
      partner.user_id,
      partner.user_id,
    ].reverse()
    expect(await mentioned('@NusratJahan', ids)).toEqual([partner.user_id])
    expect(await mentioned('hello', ids)).toBeNull()
    for (let at = 0; at < 25; at++) await world.aPerson('associate', 'Crowd Member')
    expect(await mentioned('@CrowdMember', ids)).toHaveLength(20)
  })

  it('of two people with one name takes the one who was picked, else both', async () => {
    const first = await world.aPerson('associate', 'Rafiq Ullah')
    const second = await world.aPerson('associate', 'Rafiq  Ullah')
    expect(await mentioned('@RafiqUllah', [second.user_id])).toEqual([second.user_id])
    expect((await mentioned('@RafiqUllah'))?.toSorted()).toEqual([first.user_id, second.user_id].toSorted())
  })

  it('offers people by any part of their name without spaces, those who begin with it first', async () => {
    const offered = async (q: string) => {
      const { body } = await farhan.call(
        'GET',
        `/rest/v1/rpc/get_users_for_mentions?q=${encodeURIComponent(q)}`,
      )
      return body.items?.map(({ mention }: { mention: string }) => mention)
    }
    expect(await offered('sratj')).toEqual(['NusratJahan'])
    expect(await offered('রহ')).toEqual(['সাদিয়ারহমান'])
    expect(await offered('%')).toEqual([])
    expect(await offered('FarhanKabir')).toEqual([])
    await world.aPerson('associate', 'Anis Jahan')
    await world.aPerson('associate', 'Jahanara Begum')
    expect(await offered('jahan')).toEqual(['JahanaraBegum', 'AnisJahan', 'NusratJahan'])
    expect((await offered(''))?.length).toBeLessThanOrEqual(20)
    const long = await farhan.call('GET', `/rest/v1/rpc/get_users_for_mentions?q=${'x'.repeat(21)}`)
    expect([long.status, long.body.fields[0].path]).toEqual([400, 'q'])
  })
})

describe('notifications', () => {
  const told = (user: TestPerson) =>
    world.rows('select title, message, is_read from notifications where user_id = $1', [user.user_id])

  it('tells everybody but the sender, and a mention says so', async () => {
    await aMessage(farhan, 'Draft is ready @NusratJahan @NusratJahan')
    const message = 'Draft is ready @NusratJahan @NusratJahan'
    expect(await told(partner)).toEqual([{ title: 'Farhan Kabir mentioned you', message, is_read: false }])
    expect(await told(sadia)).toEqual([{ title: 'New message from Farhan Kabir', message, is_read: false }])
    expect(await told(farhan)).toEqual([])
  })

  it('costs one statement and one hint, whoever is there', async () => {
    await aMessage(farhan, 'Hello')
    const hints = await world.rows<{ topic: string; audience: string }>(
      'select topic, audience from live_events order by id',
    )
    expect(hints).toEqual([
      { topic: 'notifications', audience: 'staff' },
      { topic: 'community_chat', audience: 'staff' },
    ])
  })

  it('does not tell people who left the firm', async () => {
    const left = await world.aPerson('associate', 'Gone Away')
    await world.rows('update users set deactivated_at = now() where id = $1', [left.user_id])
    await aMessage(farhan, 'Hello @GoneAway')
    expect(await told(left)).toEqual([])
  })

  it('opening the chat marks what was shown as read and nothing that came later', async () => {
    const first = await aMessage(farhan, 'First')
    world.clock.advance(1000)
    await aMessage(farhan, 'Second')
    const mark = { up_to: first.created_at, type: 'chat_message' }
    await partner.call('POST', '/rest/v1/rpc/mark_notifications_read', mark)
    const read = (await told(partner)).map(({ is_read }) => is_read)
    expect(read.toSorted()).toEqual([false, true])
  })

  it('forgets what was told of a message with the message', async () => {
    const sent = await aMessage(farhan, 'A secret, sent by mistake')
    await aMessage(farhan, 'Sorry')
    await farhan.call('DELETE', `${path}/${sent.id}`)
    await runChatJobs(world)
    expect((await told(partner)).map(({ message }) => message)).toEqual(['Sorry'])
  })
})

describe('deleting', () => {
  it('one’s own, and partners any; a colleague may not, and the row stays', async () => {
    const mine = await aMessage(farhan, 'Mine')
    const other = await aMessage(farhan, 'Other')
    const refused = await sadia.call('DELETE', `${path}/${mine.id}`)
    expect([refused.status, refused.body.reason]).toEqual([403, 'rights.not_yours'])
    expect(await rowsOf('community_chat')).toHaveLength(2)
    expect((await farhan.call('DELETE', `${path}/${mine.id}`)).status).toBe(204)
    expect((await partner.call('DELETE', `${path}/${other.id}`)).status).toBe(204)
    expect((await partner.call('DELETE', `${path}/${other.id}`)).status).toBe(404)
    expect(await rowsOf('community_chat')).toEqual([])
    const events = await world.rows(`select actor_id, detail ->> 'author_id' as author from activity_events
      where type = 'community_chat.deleted' order by id`)
    expect(events).toEqual([
      { actor_id: farhan.user_id, author: farhan.user_id },
      { actor_id: partner.user_id, author: farhan.user_id },
    ])
  })

  it('keeps what was said out of the audit trail', async () => {
    const sent = await aMessage(farhan, 'Confidential words')
    await farhan.call('DELETE', `${path}/${sent.id}`)
    expect(JSON.stringify(await rowsOf('activity_events'))).not.toContain('Confidential')
  })
})

describe('clearing', () => {
  const clear = '/rest/v1/rpc/clear_community_chat'

  it('is for partners: an associate changes nothing', async () => {
    await aMessage(farhan, 'Stays')
    const refused = await farhan.call('POST', clear)
    expect([refused.status, refused.body.reason]).toEqual([403, 'rights.partners_only'])
    expect(texts(await list(sadia))).toEqual(['Stays'])
  })

  it('takes everything from everybody at once; a job purges it, and new messages follow', async () => {
    await aMessage(farhan, 'Old')
    expect((await partner.call('POST', clear)).body).toEqual({ cleared: true })
    expect(texts(await list(farhan))).toEqual([])
    await aMessage(farhan, 'New')
    expect(texts(await list(partner))).toEqual(['New'])
    await runChatJobs(world)
    expect(await world.rows('select message_text from community_chat')).toEqual([{ message_text: 'New' }])
    expect(await world.rows('select message from notifications')).toEqual(
      Array((await rowsOf('profiles')).length - 1 - 1).fill({ message: 'New' }),
    )
    expect((await partner.call('POST', clear)).status).toBe(200)
    await runChatJobs(world)
    expect((await partner.call('POST', clear)).status).toBe(200)
    expect(await rowsOf('community_chat')).toEqual([])
    expect(
      await world.rows(
        `select count(*)::int as n from activity_events where type = 'community_chat.cleared'`,
      ),
    ).toEqual([{ n: 2 }])
  })
})

describe('pages', () => {
  it('are cut by key, also while messages come and go', async () => {
    const sent = []
    for (let at = 0; at < 7; at++) sent.push(await aMessage(farhan, `Message ${at}`))
    const first = await list(sadia, '?limit=3')
    expect(texts(first)).toEqual(['Message 6', 'Message 5', 'Message 4'])
    await aMessage(farhan, 'Newer')
    await farhan.call('DELETE', `${path}/${sent[4].id}`)
    const second = await list(sadia, `?limit=3&after=${first.next}`)
    expect(texts(second)).toEqual(['Message 3', 'Message 2', 'Message 1'])
    expect((await list(sadia, `?limit=3&after=${second.next}`)).next).toBeNull()
  })

  test.each(['x', '%00', 'WyJ4Il0', 'WyIxIiwiMiJd'])('a forged key %s is refused by name', async (after) => {
    const answer = await farhan.call('GET', `${path}?after=${after}`)
    expect([answer.status, answer.body.fields[0].path]).toEqual([400, 'after'])
  })

  it('of a long chat read few pages of the database, the first as well as one far back', async () => {
    const { world: full, explain } = await aWorldThatExplains()
    const people = await Promise.all(
      Array.from({ length: 40 }, (_, at) => full.aPerson(at < 5 ? 'partner' : 'associate', `Person ${at}`)),
    )
    await full.rows(
      `insert into community_chat (id, client_id, user_id, message_text, created_at)
         select gen_random_uuid(), gen_random_uuid(), ($1::uuid[])[1 + n % 40], repeat('word ', n % 60 + 1), now()
           from generate_series(1, 100000) as n`,
      [people.map(({ user_id }) => user_id)],
    )
    await full.rows('vacuum analyze community_chat')
    await full.rows('vacuum analyze profiles')
    const [reader] = people
    const far = Buffer.from(JSON.stringify(['50000'])).toString('base64url')
    for (const query of ['', `?after=${far}`]) {
      const { text, pages } = await explain(/from community_chat/, async () => {
        expect((await reader?.call('GET', `${path}${query}`))?.body.items).toHaveLength(50)
      })
      expect(text).toContain('Index Scan Backward using community_chat_order')
      expect(pages).toBeLessThan(50)
    }
    await full.end()
  })
})
