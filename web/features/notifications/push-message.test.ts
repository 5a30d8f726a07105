import { expect, it } from 'vitest'
import { wordPush } from './parts/push-message.ts'

const message = { title: 'TRW', body: 'There is a new task.', tag: 'note_created', path: '/diary' }

it('shows what the server has worded, one of a kind in the place of another', () => {
  expect(wordPush(message)).toEqual({
    title: 'TRW',
    options: {
      body: 'There is a new task.',
      tag: 'note_created',
      icon: '/icon.svg',
      data: { path: '/diary' },
    },
  })
})

it('shows something of what it cannot read', () => {
  for (const payload of [null, undefined, 'x', 1, [], {}, { ...message, body: 1 }])
    expect(wordPush(payload).options.body).toBe('A notification is waiting.')
})

it('leads to no address but one of ours', () => {
  for (const path of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])
    expect(wordPush({ ...message, path }).options.data.path).toBe('/')
})
