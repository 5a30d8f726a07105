import { expect, it } from 'vitest'
import { pseudoText, pseudoWords } from './pseudo.ts'

it('a text stands between its marks, is two fifths longer and can still be filled', () => {
  expect(pseudoText('Signed in as {who}')).toBe('⟦Signed in as {who} and s⟧')
  expect(pseudoText('OK')).toBe('⟦OK ⟧')
})

it('a module of words says all its texts so, and keeps its names and codes', () => {
  const code = `import { plural } from './words.tsx'
export const said: Record<'save', string> = { save: 'Save' }
export const empty = '…'
export const of = (n: number, kind: string) => \`\${plural(n, { one: '{n} task', other: '{n} tasks' })} of \${kind === 'own' ? 'mine' : kind}\`
const rules = new Intl.PluralRules('en')`
  expect(pseudoWords(code, 'labels.ts')).toBe(`import { plural } from './words.tsx'
export const said: Record<'save', string> = { save: "⟦Save a⟧" }
export const empty = '…'
export const of = (n: number, kind: string) => \`⟦\${plural(n, { one: "⟦{n} task a⟧", other: "⟦{n} tasks an⟧" })} of \${kind === 'own' ? "⟦mine a⟧" : kind} a⟧\`
const rules = new Intl.PluralRules('en')`)
})
