import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as limits from '../contract/limits.ts'
import { readSettings, settingNames } from '../server/kernel/settings.ts'

const pages = globSync(['*.md', 'docs/**/*.md'])
const read = (path: string) => readFileSync(path, 'utf8')

describe('the list of settings', () => {
  const [, table = ''] = read('docs/operations.md').match(/## Settings\n([\s\S]*?)\n## /) ?? []
  const listed = table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => {
      const [, names = '', value = ''] = line.split('|').map((cell) => cell.trim())
      return [...names.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => ({ name, value }))
    })

  it('names each that is read, and no other', () => {
    expect(listed.map(({ name }) => name).sort()).toEqual([...settingNames].sort())
  })

  it('gives the defaults that hold', () => {
    const defaults = Object.entries(readSettings({})).filter(([name]) => /^[A-Z]/.test(name))
    expect(defaults.length).toBeGreaterThan(5)
    for (const [name, value] of defaults) {
      expect(listed.find((setting) => setting.name === name)?.value, name).toBe(`\`${value}\``)
    }
  })
})

describe('the commands', () => {
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts)
  // As code only: in sentences npm is a word like others.
  const commandsIn = (text: string) =>
    [...text.matchAll(/(?:^|`)npm (?:run )?([a-z:-]+)/gm)].map(([, name = '']) => name)

  it('exist wherever a page names them', () => {
    const named = pages.flatMap((page) => commandsIn(read(page)))
    const ofNpm = ['ci', 'audit', 'outdated']
    expect(named.filter((name) => ![...scripts, ...ofNpm].includes(name))).toEqual([])
  })

  it('are all in the README', () => {
    expect(scripts.filter((name) => !commandsIn(read('README.md')).includes(name))).toEqual([])
  })
})

describe('the cases of the page on security', () => {
  const [, part = ''] = read('docs/security.md').split('\n## The cases\n')
  const [table = ''] = part.split('\n## ')
  const cases = table.split('\n').filter((line) => /^\| (?!Case|---)/.test(line))

  it('are proved by tests that are there, by their names', () => {
    expect(cases.length).toBeGreaterThan(50)
    const wrong = cases.flatMap((line) => {
      const proofs = [...line.matchAll(/`([\w./-]+\.(?:test|e2e)\.ts)`((?:,? “[^”]+”)+)/g)]
      if (proofs.length === 0) return [`no proof: ${line}`]
      return proofs.flatMap(([, path = '', titles = '']) =>
        [...titles.matchAll(/“([^”]+)”/g)]
          .filter(([, title = '']) => !hasTest(path, title))
          .map(([, title]) => `${path} has no test “${title}”`),
      )
    })
    expect(wrong).toEqual([])
  })
})

/** Whether a file has a test or a group of that name. */
function hasTest(path: string, title: string): boolean {
  return existsSync(path) && ["'", '`', '"'].some((quote) => read(path).includes(quote + title + quote))
}

describe.each(pages)('%s', (page) => {
  it('links to what is there', () => {
    const links = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
    const broken = links
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => !leadsSomewhere(page, link))
    expect(broken).toEqual([])
  })

  it('names files that are there', () => {
    const paths = [
      ...read(page).matchAll(/`((?:contract|server|web|tools|docs|e2e|bench|deploy)\/[\w./-]+)`/g),
    ]
    expect(
      paths.map(([, path = '']) => path).filter((path) => !path.includes('NNNN') && !existsSync(path)),
    ).toEqual([])
  })
})

function leadsSomewhere(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const file = path === '' ? page : join(dirname(page), path)
  if (!existsSync(file)) return false
  if (anchor === undefined) return true
  const headings = [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
  return headings.some((heading) => slugOf(heading) === anchor)
}

function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\d\s-]/gu, '')
    .replace(/\s+/g, '-')
}

describe('the specification', () => {
  const areas = globSync('docs/specification/*.md').filter((path) => !path.endsWith('README.md'))
  const paragraphs = areas.flatMap((path) =>
    [...read(path).matchAll(/^\*\*(\d+)\.\*\* /gm)].map(([, number]) => `${basename(path, '.md')} ${number}`),
  )
  const names = areas.map((path) => basename(path, '.md')).join('|')
  const sources = globSync([
    '{contract,server,web,e2e,bench,tools}/**/*.{ts,tsx,css}',
    'server/db/migrations/*.sql',
    'docs/**/*.md',
    '*.md',
  ])

  it('has each paragraph once, in an area that its first page lists', () => {
    expect(paragraphs.length).toBeGreaterThan(150)
    expect(paragraphs).toEqual([...new Set(paragraphs)])
    const listed = [...read('docs/specification/README.md').matchAll(/\]\(([a-z-]+\.md)\)/g)]
    expect(listed.map(([, file]) => file).sort()).toEqual(areas.map((path) => basename(path)).sort())
  })

  it('has what comments, tests and its own pages point to', () => {
    const pointers = sources.flatMap((path) => {
      const text = read(path)
      const own = path.startsWith('docs/specification')
        ? text.matchAll(RegExp(`\\b(?:${names}) \\d+\\b`, 'g'))
        : []
      const cited = [...text.matchAll(/specification: ((?:[a-z-]+ \d+(?:, )?)+)/g)]
      const all = [
        ...cited.flatMap(([, list = '']) => list.split(', ').filter(Boolean)),
        ...[...own].map(([one]) => one),
      ]
      return all.map((pointer) => ({ path, pointer }))
    })
    expect(pointers.length).toBeGreaterThan(50)
    expect(pointers.filter(({ pointer }) => !paragraphs.includes(pointer))).toEqual([])
  })

  it('is pointed to in this form only', () => {
    const old = /\bpart [12],? §|[Dd]ecisions §|specification §/
    const released = /migrations\/00[0-4]\d_/
    const own = ['docs/specification/README.md', 'tools/documents.test.ts']
    const wrong = sources.filter(
      (path) => !released.test(path) && !own.includes(path) && old.test(read(path)),
    )
    expect(wrong).toEqual([])
  })

  it('holds every message of what worked and what failed', () => {
    const written = areas.map(read).join('\n').replace(/\s+/g, ' ')
    const said = globSync('web/features/*/labels.ts').flatMap((path) => {
      const [, messages = ''] = read(path).match(/export const said = \{\n([\s\S]*?)\n\}/) ?? []
      const texts = [...messages.matchAll(/'([^'\n]+)'/g)].map(([, text = '']) => ({ path, text }))
      return texts.filter(({ text }) => /successfully|^Failed to |^Error /.test(text))
    })
    expect(said.length).toBeGreaterThan(100)
    expect(said.filter(({ text }) => !written.includes(text))).toEqual([])
  })

  it('says what people read as they read it', () => {
    const product = globSync(['contract/**/*.ts', 'server/**/*.ts', 'web/**/*.{ts,tsx,html}'])
      .filter((path) => !path.includes('.test.'))
      .map(read)
      .join('\n')
      .replace(/\s+/g, ' ')
      // A number that a sentence takes from where it stands once.
      .replace(/\$\{(\w+)\}/g, (whole, name) =>
        String(Object.entries(limits).find(([one]) => one === name)?.[1] ?? whole),
      )
    const told = areas.flatMap((path) =>
      [...read(path).matchAll(/“([^”]+)”/g)].map(([, text = '']) => ({
        path,
        text: text.replace(/\s+/g, ' '),
      })),
    )
    expect(told.length).toBeGreaterThan(200)
    expect(told.filter(({ text }) => !product.includes(text))).toEqual([])
  })
})

it('numbers each decision once, and leaves no number out', () => {
  const numbers = globSync('docs/decisions/0*.md').map((path) => Number(path.match(/(\d{3})-/)?.[1]))
  expect(numbers.toSorted((one, other) => one - other)).toEqual(numbers.map((_, at) => at + 1))
})

it('lists every decision by its subject once, and says which are superseded', () => {
  const listed = [...read('docs/decisions/README.md').matchAll(/^- \[\d{3}\]\((\S+)\) (.+)$/gm)]
  const files = globSync('docs/decisions/0*.md')
  expect(listed.map(([, file]) => file).sort()).toEqual(files.map((path) => basename(path)).sort())
  const stated = listed.map(([, file = '', words = '']) => [
    file,
    / · superseded by (\d{3})$/.exec(words)?.[1],
  ])
  const superseded = files.map((path) => [
    basename(path),
    /^\W*Superseded by \W*(\d{3})/m.exec(read(path))?.[1],
  ])
  expect(Object.fromEntries(stated)).toEqual(Object.fromEntries(superseded))
})
