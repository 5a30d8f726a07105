import { describe, expect, it } from 'vitest'
import { typedClient } from './logic.ts'

describe('the client of a case', () => {
  it('is only typed while no party is client of ours', () => {
    const row = { client_name: 'Surma Jute' }
    const of = (side: string, role: string) => typedClient({ case: row, parties: [{ side, role }] })
    expect(typedClient({ case: row, parties: [] })).toBe('Surma Jute')
    expect(of('theirs', 'client')).toBe('Surma Jute')
    expect(of('ours', 'witness')).toBe('Surma Jute')
    expect(of('ours', 'client')).toBeNull()
    expect(typedClient({ case: { client_name: null }, parties: [] })).toBeNull()
  })
})
