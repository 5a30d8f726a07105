import { describe, expect, it } from 'vitest'
import { caseDraft } from '../../contract/cases.ts'
import { complaintsIn } from './check.ts'
import { complaintsOf } from './complaints.ts'
import { CallFailure } from './failure.ts'

describe('complaints', () => {
  it('say one sentence for each field that does not fit', () => {
    expect(complaintsIn(caseDraft, { case_id: ' ', links: ['https://a.example', 'javascript:1'] })).toEqual({
      case_id: { words: 'is required' },
      links: { words: 'must be an http or https address' },
    })
    expect(complaintsIn(caseDraft, { case_id: 'CASE-2026-417' })).toEqual({})
  })

  it('come from the server too', () => {
    const fields = [
      { path: 'links.1', message: 'Links must be an address', code: 'web_address' as const, values: {} },
      // Of a server that knows more complaints than this page.
      { path: 'client_name', message: 'Client name must be spelt backwards' },
    ]
    const failure = new CallFailure({
      kind: 'invalid',
      reason: 'request.invalid',
      status: 400,
      message: 'x',
      fields,
    })
    expect(complaintsOf(failure)).toEqual({
      links: { words: 'must be an http or https address' },
      client_name: 'Client name must be spelt backwards',
    })
    expect(complaintsOf(new Error('x'))).toEqual({})
  })
})
