import { describe, expect, it } from 'vitest'
import { calendarEvent, eventDraft } from '../../../../contract/calendar.ts'
import { complaintsIn } from '../../../lib/check.ts'
import { changeOf, draftOf, emptyForm } from '../../../lib/rows/row-fields.ts'

describe('the form of an event', () => {
  const form = { ...emptyForm(calendarEvent, ''), event_date: '2026-11-21', title: 'Hearing' }

  it('leaves out an empty time', () => {
    expect(draftOf(calendarEvent, form)).toEqual({
      title: 'Hearing',
      event_date: '2026-11-21',
      event_type: 'meeting',
    })
    expect(complaintsIn(eventDraft, draftOf(calendarEvent, form))).toEqual({})
  })

  it('complains about a missing title and a day that does not exist', () => {
    expect(
      complaintsIn(eventDraft, draftOf(calendarEvent, { ...form, title: ' ', event_date: '2026-02-30' })),
    ).toEqual({
      title: { words: 'is required' },
      event_date: { words: 'must be a day like 2026-11-21' },
    })
  })

  it('sends only what was changed, and null for what was emptied', () => {
    const base = { ...form, event_time: '10:00', description: 'Court 4' }
    expect(changeOf(calendarEvent, { ...base, event_time: '', description: ' ' }, base)).toEqual({
      event_time: null,
      description: null,
    })
  })
})
