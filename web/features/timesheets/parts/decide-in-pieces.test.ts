import { describe, expect, it } from 'vitest'
import { daysAfter } from '../../../../contract/kernel/days.ts'
import type { Timesheet } from '../../../../contract/timesheets.ts'
import { decideInPieces } from './decide-in-pieces.ts'

const week = (at: number): Timesheet => ({
  ...{ user_id: `person-${at}`, full_name: `Person ${at}`, has_left: false },
  ...{
    week_start: daysAfter('2020-01-05', 7 * at),
    state: 'submitted',
    seconds: 0,
    billable_seconds: 0,
    odd: 0,
  },
  ...{ submitted_at: '2026-11-01T00:00:00.000Z', decided_at: null, decided_by_name: null, reason: null },
  ...{ version: at + 1, can: { recall: false, decide: true, reopen: false } },
})
const weeks = (n: number) => Array.from({ length: n }, (_, at) => week(at))

type Ask = Parameters<typeof decideInPieces>[2]

/** Whoever is asked, who refuses some for a reason and fails at one of the calls. */
function asking(refuses: Record<number, string> = {}, failsAt?: number) {
  const bodies: Parameters<Ask>[0][] = []
  const ask: Ask = (body) => {
    bodies.push(body)
    if (bodies.length - 1 === failsAt) return Promise.reject(new Error('The connection is gone.'))
    const refused = body.weeks.flatMap(({ version, ...of }) => {
      const message = refuses[version - 1]
      return message === undefined ? [] : [{ ...of, message }]
    })
    return Promise.resolve({ items: [], refused })
  }
  return { bodies, ask }
}

describe('weeks that are decided at once', () => {
  it('are asked for a hundred at a time, each with its version, and none is left out', async () => {
    const { bodies, ask } = asking()
    const all = weeks(250)
    const { decided, refused } = await decideInPieces(all, { decision: 'return', reason: 'Again' }, ask)
    expect(bodies.map((body) => body.weeks.length)).toEqual([100, 100, 50])
    expect(bodies.flatMap((body) => body.weeks)).toEqual(
      all.map(({ user_id, week_start, version }) => ({ user_id, week_start, version })),
    )
    expect(bodies.map(({ decision, reason }) => [decision, reason])).toEqual(
      Array(3).fill(['return', 'Again']),
    )
    expect(decided).toEqual(all)
    expect(refused).toEqual([])
  })

  it('tell of each sentence which weeks were refused with it', async () => {
    const all = weeks(130)
    const { ask } = asking({ 3: 'Moved on.', 7: 'Not yours.', 120: 'Moved on.' })
    const { decided, refused } = await decideInPieces(all, { decision: 'approve' }, ask)
    expect(refused.map(({ message, weeks }) => [message, weeks.map(({ user_id }) => user_id)])).toEqual([
      ['Moved on.', ['person-3', 'person-120']],
      ['Not yours.', ['person-7']],
    ])
    expect(decided).toHaveLength(127)
  })

  it('fail where the first call does, and keep what was decided before a later one does', async () => {
    const all = weeks(150)
    await expect(decideInPieces(all, { decision: 'approve' }, asking({}, 0).ask)).rejects.toThrow('gone')
    const { decided, refused } = await decideInPieces(all, { decision: 'approve' }, asking({}, 1).ask)
    expect(decided).toEqual(all.slice(0, 100))
    expect(refused).toEqual([{ message: 'The connection is gone.', weeks: all.slice(100) }])
  })
})
