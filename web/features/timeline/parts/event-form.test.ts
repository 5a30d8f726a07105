import { describe, expect, it } from 'vitest'
import { timelineDraft, timelineEvent } from '../../../../contract/timeline.ts'
import { complaintsIn } from '../../../lib/check.ts'
import { changeOf, draftOf, emptyForm } from '../../../lib/rows/row-fields.ts'

const form = { ...emptyForm(timelineEvent, '2026-11-21'), case_id: 'C-1', title: 'Hearing' }

describe('the form of an event', () => {
  it('is sent with its defaults and without an empty description', () => {
    expect(draftOf(timelineEvent, form)).toEqual({
      case_id: 'C-1',
      title: 'Hearing',
      timeline_date: '2026-11-21',
      status: 'pending',
      order_position: 0,
    })
  })

  it.each([
    ['-1', { words: 'must be 0 or more' }],
    ['1.5', { words: 'must be a whole number' }],
    ['x', { words: 'must be a whole number' }],
  ])('complains about the place %s', (order_position, complaint) => {
    expect(complaintsIn(timelineDraft, draftOf(timelineEvent, { ...form, order_position }))).toEqual({
      order_position: complaint,
    })
  })

  it('sends only what was changed, in any digits', () => {
    const base = { ...form, description: 'x' }
    expect(changeOf(timelineEvent, { ...base, description: ' ', order_position: '৩' }, base)).toEqual({
      description: null,
      order_position: 3,
    })
  })
})
