import { describe, expect, it } from 'vitest'
import {
  changeOf,
  draftOf,
  emptyCase,
  orderOf,
  readCaselistSearch,
  searchOfOrder,
  shownLink,
} from './logic.ts'

describe('the address of the case list', () => {
  it('keeps what means something', () => {
    expect(readCaselistSearch({ q: 417, sort: 'case_id', direction: 'desc', add: 1, edit: 'x' })).toEqual({
      q: '417',
      sort: 'case_id',
      direction: 'desc',
      add: '1',
      edit: 'x',
    })
    expect(readCaselistSearch({ q: ' ', sort: 'drop', direction: 'up', add: 'yes' })).toEqual({})
  })

  it('leaves out the usual order', () => {
    expect(orderOf({})).toEqual({ key: 'created_at', direction: 'desc' })
    expect(orderOf({ sort: 'case_id' })).toEqual({ key: 'case_id', direction: 'asc' })
    expect(searchOfOrder('created_at', 'desc')).toEqual({ sort: undefined, direction: undefined })
    expect(searchOfOrder('case_id', 'desc')).toEqual({ sort: 'case_id', direction: 'desc' })
  })
})

describe('a case as it is sent', () => {
  it('drops blank links and leaves out what is empty', () => {
    const form = { ...emptyCase, case_id: ' C-1 ', links: ['', ' https://a.example ', ' '] }
    expect(draftOf(form)).toEqual({ case_id: 'C-1', links: ['https://a.example'] })
    expect(draftOf({ ...form, links: [''] })).toEqual({ case_id: 'C-1' })
  })

  it('sends only what was changed, and null for what was emptied', () => {
    const base = { case_id: 'C-1', client_name: 'Padma', description: 'x', links: ['https://a.example'] }
    expect(changeOf({ ...base, client_name: ' ', links: [''] }, base)).toEqual({
      client_name: null,
      links: null,
    })
    expect(changeOf(base, base)).toEqual({})
  })
})

describe('a link as it is shown', () => {
  it.each([
    ['https://court.example/', { href: 'https://court.example/', text: 'court.example' }],
    ['http://a.example/x?y=1', { href: 'http://a.example/x?y=1', text: 'a.example/x?y=1' }],
    ['javascript:alert(1)', { text: 'javascript:alert(1)' }],
    ['https://bank.example@evil.example/', { text: 'https://bank.example@evil.example/' }],
  ])('%s', (address, shown) => expect(shownLink(address)).toEqual(shown))
})
