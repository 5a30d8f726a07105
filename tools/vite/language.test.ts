import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstFonts, inLanguage, languageOf, twinOf } from './language.ts'

let folder: string
const inFolder = (name: string) => join(folder, name)

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sereshta-words-'))
  for (const name of ['labels.ts', 'labels.bn.ts', 'part.tsx', 'said.tsx', 'said.bn.tsx'])
    writeFileSync(inFolder(name), '')
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('in the Bangla build', () => {
  it.each([
    ['./labels.ts', 'labels.bn.ts'],
    ['./said.tsx', 'said.bn.tsx'],
    ['./part.tsx', undefined],
    ['./labels.bn.ts', undefined],
  ])('%s comes from %s', (source, twin) => {
    expect(twinOf(source, inFolder('part.tsx'), 'bn')).toBe(twin && inFolder(twin))
    expect(twinOf(inFolder(source.slice(2)), inFolder('part.tsx'), 'bn')).toBe(twin && inFolder(twin))
  })

  it('a translation that asks for its English gets that', () => {
    expect(twinOf('./labels.ts', inFolder('labels.bn.ts'), 'bn')).toBeUndefined()
  })

  it('a document says so', () => {
    const html = '<html lang="en"><title>{careers}</title>{loading}<noscript>{site}</noscript>{other}'
    expect(inLanguage(html, 'en')).toContain('<html lang="en"><title>Careers</title>Loading…')
    expect(inLanguage(html, 'bn')).toMatch(/^<html lang="bn"><title>চাকরি<.*>\{other\}$/)
  })
})

it('English is built as it stands, and whenever no language was named', () => {
  expect(twinOf('./labels.ts', inFolder('part.tsx'), 'en')).toBeUndefined()
  expect(['bn', 'en', 'production', 'xx'].map(languageOf)).toEqual(['bn', 'en', 'en', 'en'])
  expect(firstFonts('en').test('noto-sans-bengali-bengali-wght-normal.woff2')).toBe(false)
  expect(firstFonts('bn').test('noto-sans-bengali-bengali-wght-normal.woff2')).toBe(true)
})
