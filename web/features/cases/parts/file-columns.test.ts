import { describe, expect, it } from 'vitest'
import type { LegalCase } from '../../../../contract/cases.ts'
import { tableFile } from '../../../lib/table-file.ts'
import { columnsOfFile, columnsOnPaper } from './file-columns.ts'

const inBoth = { id: 'x', name_en: 'High Court Division', name_bn: 'হাইকোর্ট বিভাগ' }
const row: LegalCase = {
  id: '01900000-0000-7000-8000-000000000001',
  version: 1,
  created_at: '2026-11-21T20:00:00.000Z',
  created_by: '01900000-0000-7000-8000-000000000002',
  profiles: { full_name: 'Nusrat Jahan', role: 'partner' },
  can: { edit: true, delete: true, details: true },
  case_id: 'C-1',
  client_name: 'Padma Textiles',
  description: null,
  links: null,
  title: '=1+1',
  bench: null,
  case_no: '4312',
  case_year: 2026,
  filed_on: '2026-01-12',
  no_date_until: null,
  no_date_reason: null,
  fee_kind: 'hourly',
  fee_note: '5,000 an hour',
  is_litigation: false,
  court_ref: 'x',
  type_ref: 'x',
  stage_ref: null,
  lead_id: 'x',
  tags: ['land', '@tax'],
  court: inBoth,
  type: { ...inBoth, name_en: 'Writ Petition', code: 'WP', our_side_words: null, other_side_words: null },
  stage: null,
  lead: { user_id: 'x', full_name: 'Farhan Kabir', role: 'associate' },
  status: 'disposed',
  disposed_on: '2026-11-20',
  closed_on: null,
  access: 'firm',
  conflict_state: 'cleared',
  next_hearing_on: '2026-12-02',
}

const linesOf = async (columns: ReturnType<typeof columnsOfFile>) =>
  (await (await tableFile('csv', columns, [row])).text()).replace('\uFEFF', '').split('\r\n')

describe('a file of cases', () => {
  it('tells what the list knows of them but the fees, and no text of it is a formula', async () => {
    const [heads, line] = await linesOf(columnsOfFile('Asia/Dhaka'))
    expect(heads).toBe(
      'Case ID,Client Name,Description,Links,Title,Bench,Filed,Before a court,No next date until,' +
        'Why there is no next date,Number,Year,Type,Court,Stage,Lead,Next date,Status,Tags,Conflict check,' +
        'Created By,Role,Created',
    )
    expect(line).toBe(
      "C-1,Padma Textiles,,,'=1+1,,2026-01-12,No,,,4312,2026,Writ Petition,High Court Division,,Farhan Kabir," +
        '2026-12-02,Disposed,"land, @tax",Cleared,Nusrat Jahan,Partner,2026-11-22',
    )
    expect(`${heads}${line}`).not.toMatch(/fee|hour/i)
  })

  it('begins no text of a tag with a sign that a spreadsheet takes for a formula', async () => {
    row.tags = ['@tax']
    expect((await linesOf(columnsOfFile('Asia/Dhaka')))[1]).toContain(",'@tax,")
  })

  it('shows on paper what the screen shows', async () => {
    const [heads, line] = await linesOf(columnsOnPaper('Asia/Dhaka'))
    expect(heads).toBe(
      'Case ID,Client Name,Description,Links,Number,Court,Next date,Status,Created By,Role,Created',
    )
    expect(line).toContain('4312/2026,High Court Division,2026-12-02,Disposed')
  })
})
