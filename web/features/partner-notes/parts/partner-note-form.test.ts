import { expect, it } from 'vitest'
import { partnerNoteDraft } from '../../../../contract/partner-notes.ts'
import { complaintsIn } from '../../../lib/check.ts'
import { changeOf, draftOf, emptyPartnerNote } from './partner-note-form.ts'

it('begins as specified', () => {
  expect(emptyPartnerNote).toEqual({
    title: 'New Partner Note',
    category: 'Corporate',
    is_priority: false,
    content: '',
  })
  expect(complaintsIn(partnerNoteDraft, draftOf(emptyPartnerNote))).toEqual({})
})

it('wants a title', () => {
  const untitled = draftOf({ ...emptyPartnerNote, title: ' ' })
  expect(complaintsIn(partnerNoteDraft, untitled)).toEqual({ title: { words: 'is required' } })
})

it('sends of an edit what was changed', () => {
  const edited = { ...emptyPartnerNote, is_priority: true, content: '<p>x</p>' }
  expect(changeOf(edited, emptyPartnerNote)).toEqual({ is_priority: true, content: '<p>x</p>' })
})
