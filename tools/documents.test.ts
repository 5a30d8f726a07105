import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
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

it('numbers each decision once, without a gap', () => {
  const numbers = globSync('docs/decisions/0*.md').map((path) => Number(path.match(/(\d{3})-/)?.[1]))
  expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, at) => at + 1))
})
