import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, test } from 'vitest'
import { type FileEnding, fileKinds, tidyFileName } from '../../../contract/files.ts'
import { checkContent } from './content.ts'
import * as a from './testing-contents.ts'

const folder = mkdtempSync(join(tmpdir(), 'sereshta-content-'))
afterAll(() => rmSync(folder, { recursive: true }))
const all = Object.keys(fileKinds) as FileEnding[]

function check(name: string, bytes: Buffer, wanted: readonly FileEnding[] = all) {
  const path = join(folder, crypto.randomUUID())
  writeFileSync(path, bytes)
  return checkContent({ path, size: bytes.length }, name, wanted)
}

const none = { width: null, height: null }
const dot = { width: 1, height: 1 }

it.each([
  ['a.png', a.png, { ending: 'png', ...dot }],
  ['a.GIF', a.gif, { ending: 'gif', ...dot }],
  ['a.jpg', a.jpeg, { ending: 'jpg', ...dot }],
  ['a.jpeg', a.jpeg, { ending: 'jpeg', ...dot }],
  ['a.webp', a.webp, { ending: 'webp', ...dot }],
  ['a.bmp', a.bmp, { ending: 'bmp', ...none }],
  ['a.tif', a.tif, { ending: 'tif', ...none }],
  ['a.TIFF', a.tif, { ending: 'tiff', ...none }],
  ['a.heic', a.heic, { ending: 'heic', ...none }],
  ['a.heif', a.heif, { ending: 'heif', ...none }],
  ['a.pdf', a.pdf, { ending: 'pdf', ...none }],
  ['a.doc', a.doc, { ending: 'doc', ...none }],
  ['a.docx', a.docx, { ending: 'docx', ...none }],
  ['a.xlsx', a.xlsx, { ending: 'xlsx', ...none }],
  ['notes.of.court.txt', Buffer.from('হাইকোর্ট\r\n\tOrder'), { ending: 'txt', ...none }],
  ['a.csv', Buffer.from('\ufeffa,b\n1,<2>\n'), { ending: 'csv', ...none }],
  ['a.txt', Buffer.from('\ufeffwide', 'utf16le'), { ending: 'txt', ...none }],
])('takes %s', async (name, bytes, expected) => {
  expect(await check(name, bytes)).toEqual(expected)
})

describe('refuses by its name', () => {
  const names = [
    'a.svg',
    'a.html',
    'a.js',
    'a.exe',
    'a.docm',
    'a.png.html',
    'png',
    '.png',
    'a.png ',
    'a.pn\0g',
  ]
  it.each(names)('%j', async (name) => {
    await expect(check(name, a.png)).rejects.toMatchObject({ reason: 'files.kind' })
  })

  it('what is known but not wanted here', async () => {
    await expect(check('a.png', a.png, ['pdf', 'doc', 'docx'])).rejects.toMatchObject({
      reason: 'files.kind',
      message: 'This kind of file is not accepted. These are: PDF, DOC and DOCX.',
    })
  })
})

describe('refuses by its bytes', () => {
  const named: [string, Buffer][] = [
    ...[
      'png',
      'gif',
      'jpg',
      'webp',
      'bmp',
      'tif',
      'heic',
      'pdf',
      'doc',
      'docx',
      'xlsx',
      'txt',
      'csv',
    ].flatMap((ending): [string, Buffer][] => [
      [`svg.${ending}`, a.svg],
      [`html.${ending}`, a.html],
      [`exe.${ending}`, a.exe],
    ]),
    ['docm.docx', a.docm],
    ['hidden-macros.docx', a.hiddenMacros],
    ['xlsx.docx', a.xlsx],
    ['zip.docx', a.zip({ 'a.txt': 'x' })],
    ['compound.doc', a.otherCompound],
    ['gif.png', a.gif],
    ['page.txt', Buffer.from('  \n<html>')],
    ['xml.csv', Buffer.from('<?xml version="1.0"?><svg/>')],
    ['script.txt', Buffer.from('#!/bin/sh\n')],
    ['nul.txt', Buffer.from('a\0b')],
    ['polyglot-page.pdf', Buffer.concat([a.pdf, Buffer.from('<script>alert(1)</script>')])],
    ['polyglot-archive.png', Buffer.concat([a.png, a.zip({ 'x.class': 'x' })])],
    ['polyglot-archive.pdf', Buffer.concat([a.pdf, a.zip({ 'x.class': 'x' })])],
    ['polyglot-script.gif', Buffer.from('GIF89a/*\0\0\0\0\0*/=1;alert(1)//')],
    ['behind-its-end.png', Buffer.concat([a.png, Buffer.from('alert(1)')])],
    ['behind-its-end.gif', Buffer.concat([a.gif, Buffer.from('alert(1)')])],
    ['cut.png', a.png.subarray(0, 40)],
    ['cut.bmp', a.bmp.subarray(0, 50)],
    ['letters.bmp', Buffer.from('BM is how a bitmap begins, and this is a sentence.')],
  ]
  it.each(named)('%s', async (name, bytes) => {
    await expect(check(name, bytes)).rejects.toMatchObject({ kind: 'invalid', reason: 'files.content' })
  })

  it('an empty file', async () => {
    await expect(check('a.txt', Buffer.alloc(0))).rejects.toMatchObject({ reason: 'files.empty' })
  })
})

test.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\secret\\a.pdf', 'a.pdf'],
  ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie: x.pdf'],
  ['\u202egpj.exe.pdf', 'gpj.exe.pdf'],
  ['...hidden.pdf', 'hidden.pdf'],
  ['', 'file'],
  ['রায়.pdf', 'রায়.pdf'],
])('keeps of the name %j what is text', (name, kept) => {
  expect(tidyFileName(name)).toBe(kept)
})

test('cuts a long name before its ending', () => {
  const kept = tidyFileName(`${'ক'.repeat(300)}.docx`)
  expect([...kept]).toHaveLength(200)
  expect(kept.endsWith('.docx')).toBe(true)
})
