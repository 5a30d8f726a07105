import { describe, expect, it } from 'vitest'
import { legalCase } from '../../../../contract/cases.ts'
import { changeOf, draftOf, emptyForm } from '../../../lib/rows/row-fields.ts'

const emptyCase = emptyForm(legalCase, '2026-11-21')

describe('a case as it is sent', () => {
  it('drops blank links and leaves out what is empty', () => {
    const form = { ...emptyCase, case_id: ' C-1 ', links: ['', ' https://a.example ', ' ', 'b.example/x'] }
    const links = ['https://a.example', 'https://b.example/x']
    expect(draftOf(legalCase, form)).toEqual({ case_id: 'C-1', links })
    expect(draftOf(legalCase, { ...form, links: [''] })).toEqual({ case_id: 'C-1' })
  })

  it('sends only what was changed, and null for what was emptied', () => {
    const base = { case_id: 'C-1', client_name: 'Padma', description: 'x', links: ['https://a.example'] }
    expect(changeOf(legalCase, { ...base, client_name: ' ', links: [''] }, base)).toEqual({
      client_name: null,
      links: null,
    })
    expect(changeOf(legalCase, base, base)).toEqual({})
  })
})
