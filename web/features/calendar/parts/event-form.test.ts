import { describe, expect, it } from 'vitest'
import { eventDraft } from '../../../../contract/calendar.ts'
import { complaintsIn } from '../../../lib/check.ts'
import { changeOf, draftOf, emptyEvent } from './event-form.ts'

describe('the form of an event', () => {
  const form = { ...emptyEvent('2026-11-21'), title: 'Hearing' }

  it('sends an empty time as null', () => {
    expect(draftOf(form)).toEqual({
      title: 'Hearing',
      event_date: '2026-11-21',
      event_time: null,
      event_type: 'meeting',
    })
    expect(complaintsIn(eventDraft, draftOf(form))).toEqual({})
  })

  it('complains about a missing title and a day that does not exist', () => {
    expect(complaintsIn(eventDraft, draftOf({ ...form, title: ' ', event_date: '2026-02-30' }))).toEqual({
      title: { words: 'is required' },
      event_date: { words: 'must be a day like 2026-11-21' },
    })
  })

  it('sends only what was changed, and null for what was emptied', () => {
    const base = { ...form, event_time: '10:00', description: 'Court 4' }
    expect(changeOf({ ...base, event_time: '', description: ' ' }, base)).toEqual({
      event_time: null,
      description: null,
    })
  })
})
