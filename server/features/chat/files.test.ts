import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { chatLimits } from '../../../contract/chat.ts'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import type { Files } from '../../platform/files/files.ts'
import * as a from '../../platform/files/testing-contents.ts'
import { aChatFile, aMessage, runChatJobs, sendFile } from './testing.ts'

let world: World
let files: Files
let partner: TestPerson
let farhan: TestPerson
let sadia: TestPerson
beforeAll(async () => {
  world = await aWorld({}, ({ files: made }) => {
    files = made
    return {}
  })
  partner = await world.aPerson('partner', 'Nusrat Jahan')
  farhan = await world.aPerson('associate', 'Farhan Kabir')
  sadia = await world.aPerson('associate', 'Sadia Rahman')
})
afterAll(() => world.end())

const get = (url: string, who?: TestPerson) =>
  world.app.http.inject({ url, headers: who ? { authorization: `Bearer ${who.token}` } : {} })

async function stored(): Promise<number> {
  let count = 0
  for await (const _ of files.list()) count += 1
  return count
}

async function sent(name = 'plan.pdf', content: Buffer = a.pdf) {
  const file = await aChatFile(world, farhan, name, content)
  return aMessage(farhan, { message_text: '', file_url: file.file_url })
}

describe('a file', () => {
  it('comes under the sender’s id and the moment, with its name, kind and size', async () => {
    const file = await aChatFile(world, farhan, 'Site plan (final).png', a.png)
    const moment = world.clock.now().getTime()
    expect(file).toEqual({
      path: `${farhan.user_id}/${moment}.png`,
      file_url: `/storage/v1/object/chat-files/${farhan.user_id}/${moment}.png`,
      file_name: 'Site plan (final).png',
      file_type: 'image/png',
      file_size: a.png.length,
      file_width: 1,
      file_height: 1,
    })
    const together = await Promise.all([1, 2, 3].map(() => aChatFile(world, farhan, 'a.png', a.png)))
    expect(new Set(together.map(({ path }) => path)).size).toBe(3)
  })

  it('gets a moment of its own where earlier ones have reached beyond the present', async () => {
    const paths = [(await aChatFile(world, sadia, 'a.png', a.png)).path]
    for (const _ of [1, 2]) paths.push((await aChatFile(world, sadia, 'a.png', a.png)).path)
    world.clock.advance(1)
    paths.push((await aChatFile(world, sadia, 'a.png', a.png)).path)
    expect(new Set(paths).size).toBe(4)
  })

  it('goes with a message to everybody, pictures to be shown and the rest under its own name', async () => {
    const document = await sent('রায়.pdf')
    expect(document).toMatchObject({ file_name: 'রায়.pdf', file_type: 'application/pdf', file_width: null })
    const answer = await get(document.file_url, sadia)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(a.pdf)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="____.pdf"; filename*=UTF-8\'\'%E0%A6%B0%E0%A6%BE%E0%A6%AF%E0%A6%BC.pdf',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    const picture = await sent('a.png', a.png)
    const shown = await get(picture.file_url, sadia)
    expect(shown.headers['content-disposition']).toBe('inline; filename="a.png"')
  })

  it('of a picture that not every browser shows is a named link', async () => {
    const photo = await sent('IMG_2041.HEIC', a.heic)
    expect(photo).toMatchObject({ file_name: 'IMG_2041.HEIC', file_type: 'image/heic', file_width: null })
    const answer = await get(photo.file_url, sadia)
    expect(answer.headers['content-type']).toBe('image/heic')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="IMG_2041.HEIC"')
    const rows = await world.rows(`select ending from files where name = 'IMG_2041.HEIC'
      union all select file_ending from community_chat where file_name = 'IMG_2041.HEIC'`)
    expect(rows).toEqual([{ ending: 'heic' }, { ending: 'heic' }])
  })

  it('that no message carries yet is its sender’s alone', async () => {
    const { file_url } = await aChatFile(world, farhan, 'a.txt', Buffer.from('x'))
    expect((await get(file_url, farhan)).statusCode).toBe(200)
    for (const who of [sadia, partner]) expect((await get(file_url, who)).statusCode).toBe(404)
    const stolen = await sadia.call('POST', '/rest/v1/community_chat', { file_url })
    expect([stolen.status, stolen.body.fields[0].path]).toEqual([400, 'file_url'])
  })

  it('is carried by one message only', async () => {
    const { file_url } = await sent()
    const again = await farhan.call('POST', '/rest/v1/community_chat', { file_url, message_text: 'again' })
    expect([again.status, again.body.fields[0].path]).toEqual([400, 'file_url'])
  })

  it('goes when its message goes: at once for readers, then from the store', async () => {
    const { id, file_url } = await sent()
    const before = await stored()
    await partner.call('DELETE', `/rest/v1/community_chat/${id}`)
    expect((await get(file_url, farhan)).statusCode).toBe(404)
    await runChatJobs(world)
    expect(await stored()).toBe(before - 1)
  })

  it('goes when the chat is cleared', async () => {
    const { file_url } = await sent()
    const others = await world.rows('select 1 from files where used_at is null')
    await partner.call('POST', '/rest/v1/rpc/clear_community_chat')
    expect((await get(file_url, farhan)).statusCode).toBe(404)
    await runChatJobs(world)
    expect(await stored()).toBe(others.length)
  })
})

describe('is refused and leaves nothing', () => {
  it.each<[string, string, Buffer, number, string]>([
    ['an svg named .png', 'a.png', a.svg, 400, 'files.content'],
    ['a page named .png', 'a.png', a.html, 400, 'files.content'],
    ['a program named .pdf', 'a.pdf', a.exe, 400, 'files.content'],
    ['a document with macros', 'a.docx', a.docm, 400, 'files.content'],
    ['a polyglot', 'a.png', Buffer.concat([a.png, a.zip({ x: 'x' })]), 400, 'files.content'],
    ['a page', 'a.html', a.html, 400, 'files.kind'],
    ['a drawing', 'a.svg', a.svg, 400, 'files.kind'],
    ['an empty file', 'a.txt', Buffer.alloc(0), 400, 'files.empty'],
    ['25 MB and a byte', 'a.txt', Buffer.alloc(chatLimits.bytes + 1, 'x'), 413, 'chat.file_too_large'],
  ])('%s', async (_what, name, content, status, reason) => {
    const before = [await stored(), await world.rows('select key from files')]
    const answer = await sendFile(world, farhan, name, content)
    expect([answer.status, answer.body.reason]).toEqual([status, reason])
    expect([await stored(), await world.rows('select key from files')]).toEqual(before)
  })

  it('anything of a stranger', async () => {
    expect((await sendFile(world, undefined, 'a.txt', Buffer.from('x'))).status).toBe(401)
  })
})

test('25 MB to the byte are taken', async () => {
  const { status } = await sendFile(world, farhan, 'a.txt', Buffer.alloc(chatLimits.bytes, 'x'))
  expect(status).toBe(201)
})

test.each([
  '../../x.pdf',
  '..%2f..%2fx.pdf',
  '%252e%252e',
  'C:%5Cx',
  '1.pdf%00',
  '.1.pdf',
  `${'1'.repeat(300)}.pdf`,
])('a file at %s is not there', async (name) => {
  const answer = await get(`/storage/v1/object/chat-files/${farhan.user_id}/${name}`, farhan)
  expect([400, 404]).toContain(answer.statusCode)
})

describe('a signed link', () => {
  async function linkTo(file_url: string, who = sadia): Promise<string> {
    const { status, body } = await who.call('POST', file_url.replace('/object/', '/object/sign/'))
    expect(status).toBe(200)
    return body.signed_url
  }

  it('opens the file for a minute without a token, and says so when it is over', async () => {
    const { file_url } = await sent()
    const link = await linkTo(file_url)
    world.clock.advance(59_000)
    expect((await get(link)).statusCode).toBe(200)
    world.clock.advance(1_000)
    const late = await get(link)
    expect([late.statusCode, late.json().reason]).toEqual([401, 'files.link_expired'])
  })

  it('opens nothing else, and nothing once it was touched', async () => {
    const link = await linkTo((await sent()).file_url)
    const other = (await sent('b.pdf')).file_url.replace('/object/', '/object/sign/')
    const token = link.split('token=')[1] ?? ''
    const later = token.replace(/\.(\d{13})\./, (_, until) => `.${Number(until) + 1000}.`)
    const mine = token.replace(sadia.user_id, partner.user_id)
    for (const url of [`${other}?token=${token}`, link.replace(token, later), link.replace(token, mine)]) {
      expect((await get(url)).statusCode).toBe(401)
    }
    expect((await get(link.replace(/\?.*/, ''))).statusCode).toBe(400)
  })

  it('opens nothing after its message was deleted', async () => {
    const { id, file_url } = await sent()
    const link = await linkTo(file_url)
    await farhan.call('DELETE', `/rest/v1/community_chat/${id}`)
    expect((await get(link)).statusCode).toBe(404)
  })

  it('ends with the session that asked for it', async () => {
    const guest = await world.aPerson('associate', 'Leaving Soon')
    const link = await linkTo((await sent()).file_url, guest)
    await world.rows('update sessions set ended_at = now() where id = $1', [guest.session_id])
    expect((await get(link)).statusCode).toBe(401)
  })

  it('is for staff, and for files that may be seen', async () => {
    const { file_url } = await aChatFile(world, farhan, 'a.txt', Buffer.from('x'))
    const signing = file_url.replace('/object/', '/object/sign/')
    expect((await sadia.call('POST', signing)).status).toBe(404)
    expect((await world.nobody.call('POST', signing)).status).toBe(401)
  })
})
