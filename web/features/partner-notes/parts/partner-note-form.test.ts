import { expect, it } from 'vitest'
import { partnerNote, partnerNoteDraft } from '../../../../contract/partner-notes.ts'
import { complaintsIn } from '../../../lib/check.ts'
import { changeOf, draftOf, emptyForm } from '../../../lib/rows/row-fields.ts'

const emptyPartnerNote = emptyForm(partnerNote, '2026-11-21')

it('begins as specified', () => {
  expect(emptyPartnerNote).toEqual({
    title: 'New Partner Note',
    category: 'Corporate',
    is_priority: false,
    content: '',
  })
  expect(complaintsIn(partnerNoteDraft, draftOf(partnerNote, emptyPartnerNote))).toEqual({})
})

it('wants a title', () => {
  const untitled = draftOf(partnerNote, { ...emptyPartnerNote, title: ' ' })
  expect(complaintsIn(partnerNoteDraft, untitled)).toEqual({ title: { words: 'is required' } })
})

it('sends of an edit what was changed', () => {
  const edited = { ...emptyPartnerNote, is_priority: true, content: '<p>x</p>' }
  expect(changeOf(partnerNote, edited, emptyPartnerNote)).toEqual({ is_priority: true, content: '<p>x</p>' })
})
