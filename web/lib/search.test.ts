import { describe, expect, it } from 'vitest'
import { oneOf, readSearch, writeSearch } from './search.ts'

describe('addresses', () => {
  it('stay text in both directions', () => {
    const text = '?q=7%2F7&month=2026-11&token=12345678901234567890&name=%E0%A6%9C%E0%A6%AE%E0%A6%BF'
    const read = readSearch(text)
    expect(read).toEqual({ q: '7/7', month: '2026-11', token: '12345678901234567890', name: 'জমি' })
    expect(writeSearch(read)).toBe(text)
  })

  it('leave out what is absent or empty', () => {
    expect(writeSearch({ q: '', month: undefined, tab: null })).toBe('')
    expect(writeSearch({ q: 0, tab: 'work-logs' })).toBe('?q=0&tab=work-logs')
  })

  it('are read without complaint, whatever was typed there', () => {
    expect(readSearch('?a=1&a=2&b&%E0%A4%A=x')).toMatchObject({ a: '2', b: '' })
    expect(readSearch('')).toEqual({})
  })

  it('take only what is offered', () => {
    expect(oneOf('sign-up', ['sign-up', 'forgot-password'])).toBe('sign-up')
    expect(oneOf('sign_up', ['sign-up'])).toBeUndefined()
    expect(oneOf(1, ['1'])).toBeUndefined()
  })
})
