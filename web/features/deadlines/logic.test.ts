import { expect, it } from 'vitest'
import { nextStepOf } from './logic.ts'

const rule = (code: string) => ({ id: `id of ${code}`, code, title: code, trigger: '' })

it('the last day of a step sets the next one going, unless a person has to say another day', () => {
  const done = { due_on: '2026-04-11', cheque_on: '2026-01-02' }
  expect(nextStepOf({ ...done, next_rule: rule('NI-141-B') })).toEqual({
    ...{ rule: 'id of NI-141-B', on: '2026-04-11', cheque: '2026-01-02' },
  })
  expect(nextStepOf({ ...done, next_rule: rule('NI-138-C') }).on).toBeUndefined()
})
