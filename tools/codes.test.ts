import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeCodes, readCommand } from './codes.ts'
import { WrongCommand } from './machine.ts'

const id = '019aa000-1111-7222-8333-444444444444'
const read = (line: string) => readCommand(line.split(' ').filter(Boolean), 'Asia/Dhaka')

describe('the command line', () => {
  it.each([
    ['create partner', { verb: 'create', draft: { role: 'partner' } }],
    [
      'create associate --email A@b.example --uses 3 --expires 2026-12-31',
      {
        verb: 'create',
        draft: {
          role: 'associate',
          email: 'A@b.example',
          max_uses: 3,
          expires_at: '2026-12-31T18:00:00.000Z',
        },
      },
    ],
    [
      'create partner --expires=2026-12-31T12:00:00+06:00',
      { verb: 'create', draft: { role: 'partner', expires_at: '2026-12-31T12:00:00+06:00' } },
    ],
    ['list', { verb: 'list' }],
    [`revoke ${id}`, { verb: 'revoke', id }],
  ])('%s is understood', (line, command) => {
    expect(read(line)).toEqual(command)
  })

  it.each([
    ['', 'Say what to do.'],
    ['make partner', "'make' is no command."],
    ['create', 'The account type must be partner or associate.'],
    ['create admin', 'The account type must be partner or associate.'],
    ['create partner associate', "'associate' is too much."],
    ['create partner --uses 0', '--uses must be 1 or more.'],
    ['create partner --uses many', '--uses must be a whole number.'],
    ['create partner --email no', '--email must be an e-mail address.'],
    ['create partner --expires soon', '--expires must be a moment like 2026-12-31T18:00:00Z.'],
    ['create partner --forever', "Unknown option '--forever'"],
    ['list --uses 3', 'Only create takes options.'],
    ['revoke', 'Say which code to revoke by its ID; list shows them.'],
    ['revoke 7', 'Say which code to revoke by its ID; list shows them.'],
  ])('%s is refused: %s', (line, message) => {
    expect(() => read(line)).toThrow(WrongCommand)
    expect(() => read(line)).toThrow(message)
  })
})

it('lists codes with what tells them apart', () => {
  const code = {
    id,
    role: 'partner' as const,
    email: null,
    max_uses: null,
    uses: 2,
    expires_at: null,
    revoked_at: null,
    created_by: null,
    created_at: '2026-11-21T06:00:00Z',
  }
  const now = new Date('2026-11-21T06:00:00Z')
  const text = describeCodes(
    [
      code,
      { ...code, role: 'associate', max_uses: 2, email: 'a@b.example' },
      { ...code, revoked_at: code.created_at },
      { ...code, expires_at: code.created_at },
    ],
    now,
  )
  expect(text.split('\n')).toEqual([
    `${id}  partner    open      for anyone  used 2 times`,
    `${id}  associate  used up   for a@b.example  used 2 of 2 times`,
    `${id}  partner    revoked   for anyone  used 2 times`,
    `${id}  partner    expired   for anyone  used 2 times`,
  ])
  expect(describeCodes([], now)).toBe('There are no codes yet.')
})

describe('the command', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sereshta-codes-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const codes = async (...args: string[]) => {
    const { DATABASE_URL: _elsewhere, ...environment } = process.env
    const { stdout } = await promisify(execFile)(process.execPath, ['tools/codes.ts', ...args], {
      env: { ...environment, DATA_DIR: folder },
    })
    return stdout.trimEnd().split('\n')
  }

  it('makes a code, alone on the last line, lists it and revokes it', async () => {
    const made = await codes('create', 'associate', '--uses', '2')
    expect(made.at(-1)).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/)
    const [listed = ''] = await codes('list')
    expect(listed).toContain('associate  open      for anyone  used 0 of 2 times')
    const [listedId = ''] = listed.split('  ')
    expect(await codes('revoke', listedId)).toEqual([
      `The associate code ${listedId} opens nothing any more.`,
    ])
    expect((await codes('list'))[0]).toContain('revoked')
    await expect(codes('revoke', id)).rejects.toThrow('It does not exist')
    await expect(codes('create', 'clerk')).rejects.toThrow('npm run codes -- create partner|associate')
  }, 60_000)
})
