import { randomUUID } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { daysOfMonth, monthOf, rangeOfMonth } from '../contract/kernel/days.ts'
import type { BenchPerson } from './firm.ts'
import type { Asked, Asker } from './load.ts'

/** Where calls go: the product's and the bare handler's server beside one database. */
export interface Place {
  product: number
  bare: number
  /** One partner and one associate, with their tokens. */
  partner: BenchPerson & { token: string }
  associate: BenchPerson & { token: string }
  /** Some active notes of the partner. */
  notes: { id: string; version: number }[]
}

export interface Call {
  name: string
  /** How many of the bare handler's answers a second are wanted. */
  goal?: number
  /** How much the time may grow with the rows: the exponent. */
  slope: number
  /** The bare handler has no index here and takes long. */
  isLong?: true
  product: (place: Place) => Asker
  bare: (place: Place) => Asker
}

const zone = 'Asia/Dhaka'
const word = 'arbitration'
const thisMonth = monthOf(new Date(), zone)
const ofThisMonth = daysOfMonth(thisMonth)
const start = rangeOfMonth(thisMonth, zone).from
const before = monthOf(new Date(start.getTime() - 1), zone)
const lastMonth = rangeOfMonth(before, zone)

export const calls: readonly Call[] = [
  list(
    'list',
    '',
    ({ partner }) => partner,
    () => [start.toISOString()],
    1,
  ),
  list(
    'own list',
    '',
    ({ associate }) => associate,
    ({ associate }) => [start.toISOString(), associate.user_id],
    1,
  ),
  list(
    'month',
    `&archived=true&month=${before}`,
    ({ partner }) => partner,
    () => [lastMonth.from.toISOString(), lastMonth.to.toISOString()],
  ),
  list(
    'archive',
    '&archived=true',
    ({ partner }) => partner,
    () => [],
  ),
  {
    ...reading('months', '/rest/v1/rpc/note_months?archived=false', () => []),
    slope: 0.3,
  },
  {
    name: 'read',
    goal: 0.6,
    slope: 0.1,
    product: ({ notes, partner }) => inTurn(notes, ({ id }) => get(`/rest/v1/notes/${id}`, partner)),
    bare: ({ notes }) => inTurn(notes, ({ id }) => ({ path: `/read?v=${id}` })),
  },
  {
    name: 'create',
    goal: 0.6,
    slope: 0.1,
    product: ({ partner }) => ({
      ask: () => ({
        method: 'POST',
        path: '/rest/v1/notes',
        headers: { ...bearer(partner), 'idempotency-key': randomUUID() },
        body: draft,
      }),
    }),
    bare: () => ({
      ask: () => ({ method: 'POST', path: `/create?v=${uuidv7()}&v=${randomUUID()}`, body: draft }),
    }),
  },
  {
    name: 'update',
    goal: 0.6,
    slope: 0.1,
    product: ({ notes, partner }) => changing(notes, partner),
    bare: ({ notes }) =>
      inTurn(notes, ({ id }) => ({ method: 'PATCH', path: `/update?v=${id}`, body: { title: title() } })),
  },
  {
    ...list(
      'search',
      `&archived=true&q=${word}`,
      ({ partner }) => partner,
      () => [word],
      10,
    ),
    isLong: true,
  },
  {
    ...reading(
      'leaderboard',
      '/rest/v1/rpc/get_monthly_leaderboard',
      () => [ofThisMonth.from, ofThisMonth.until],
      'board',
    ),
    slope: 0.3,
  },
  {
    ...reading(
      'leaderboard of all time',
      '/rest/v1/rpc/get_alltime_leaderboard',
      () => ['-infinity', 'infinity'],
      'board',
    ),
    slope: 0.3,
  },
  reading('chat tail', '/rest/v1/community_chat?limit=50', () => [], 'chat'),
]

/** A title that no other note has, so that what a run has left can be found. */
export const benchTitle = 'Left by the bench'
const title = () => `${benchTitle} ${randomUUID()}`
const draft = { title: benchTitle, content: '<p>Called the <strong>bank</strong> about the guarantee.</p>' }

function list(
  name: string,
  query: string,
  who: (place: Place) => Place['partner'],
  values: (place: Place) => string[],
  goal?: number,
): Call {
  const path = `/rest/v1/notes?limit=50${query}`
  return {
    name,
    ...(goal === undefined ? {} : { goal }),
    slope: 0.1,
    product: (place) => always(get(path, who(place))),
    bare: (place) => always(plain(name.split(' ')[0] ?? '', values(place))),
  }
}

function reading(name: string, path: string, values: () => string[], bare = name): Call {
  return {
    name,
    slope: 0.1,
    product: ({ partner }) => always(get(path, partner)),
    bare: () => always(plain(bare, values())),
  }
}

function plain(name: string, values: readonly string[]): Asked {
  return { path: `/${name}?${values.map((value) => `v=${encodeURIComponent(value)}`).join('&')}` }
}

function get(path: string, person: { token: string }): Asked {
  return { path, headers: bearer(person) }
}

function bearer({ token }: { token: string }): Record<string, string> {
  return { authorization: `Bearer ${token}` }
}

function always(asked: Asked): Asker {
  return { ask: () => asked }
}

function inTurn<T>(things: readonly T[], asked: (thing: T) => Asked): Asker {
  let at = 0
  return {
    ask: () => {
      const thing = things[at++ % things.length]
      if (thing === undefined) throw new Error('nothing to ask for')
      return asked(thing)
    },
  }
}

/** Each connection changes notes of its own, one after the other, on the version that it was answered last. */
function changing(notes: { id: string; version: number }[], person: { token: string }): Asker {
  const most = 10
  const turns = Array.from({ length: most }, () => 0)
  return {
    ask: (connection) => {
      const turn = turns[connection] ?? 0
      turns[connection] = turn + 1
      const { id = '', version } =
        notes[(connection + turn * most) % (notes.length - (notes.length % most))] ?? {}
      const body = { title: title(), version }
      return { method: 'PATCH', path: `/rest/v1/notes/${id}`, headers: bearer(person), body }
    },
    heard: (_connection, answer) => {
      const { id, version } = JSON.parse(answer.toString()) as { id: string; version: number }
      // Known to the next measurement too.
      const changed = notes.find((note) => note.id === id)
      if (changed) changed.version = version
    },
  }
}
