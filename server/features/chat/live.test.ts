import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LiveMessage } from '../../../contract/live.ts'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { type Followed, follow } from '../../kernel/testing-live.ts'
import { aMessage } from './testing.ts'

let world: World
let partner: TestPerson
let farhan: TestPerson
let site: string
beforeAll(async () => {
  world = await aWorld({}, { livePace: { look: 30, trustTelling: 0 } })
  partner = await world.aPerson('partner')
  farhan = await world.aPerson('associate')
  site = await world.app.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => world.end())

type Told = Extract<LiveMessage, { topic: string }>
const ofChat = (followed: Followed): Told[] =>
  followed.messages.flatMap((message) =>
    'topic' in message && message.topic === 'community_chat' ? [message] : [],
  )
const textOf = ({ content }: Told) =>
  typeof content === 'object' && content !== null && 'message_text' in content
    ? content.message_text
    : content

test('messages come whole to everybody, also to their sender, and nothing of a deleted one is told', async () => {
  const streams = await Promise.all([partner, farhan].map(({ token }) => follow(site, token)))
  const [first] = streams
  const sent = await aMessage(farhan, 'Good morning')
  await Promise.all(streams.map((stream) => stream.until(2)))
  for (const stream of streams) {
    const [told] = ofChat(stream)
    const { can: _, ...whole } = sent
    expect(told).toEqual({
      topic: 'community_chat',
      subject_id: sent.id,
      request_id: expect.any(String),
      version: null,
      content: whole,
    })
  }
  const place = first?.lastId ?? ''
  first?.close()
  await farhan.call('DELETE', `/rest/v1/community_chat/${sent.id}`)
  await aMessage(farhan, 'Second')
  await aMessage(partner, 'Third')
  // Who was away hears what is left of it, in order: the deleted one as gone, both times that it was news.
  const back = await follow(site, partner.token, { 'last-event-id': place })
  await back.until(5)
  expect(ofChat(back).map(textOf)).toEqual([null, 'Second', 'Third'])
  await partner.call('POST', '/rest/v1/rpc/clear_community_chat')
  await back.until(6)
  expect(ofChat(back).at(-1)).toEqual({
    topic: 'community_chat',
    subject_id: null,
    version: null,
    request_id: expect.any(String),
  })
  for (const stream of [...streams, back]) stream.close()
})

test('who signed out hears nothing of what is said after', async () => {
  const leaving = await world.aPerson('associate', 'Leaving Soon')
  const stream = await follow(site, leaving.token)
  await world.rows('update sessions set ended_at = now() where id = $1', [leaving.session_id])
  await aMessage(farhan, 'Only for us')
  await stream.ended
  expect(JSON.stringify(stream.messages)).not.toContain('Only for us')
})
