import { isContracting, isOnline } from './migrate.ts'

/*
 * Expand, then contract: while a release is rolled out, and after one is rolled back, the release before it works on
 * the newer schema. A migration may therefore only add; what the release before left behind goes in one named
 * NNNN_leftover_*, and what it still uses in one named NNNN_contract_*, which ends its time. None holds a big table for long. What is checked here is the wording; that the
 * release before really goes on is proved in upgrade.test.ts.
 */

/** The first release was built up to this number before anybody had a release before it. */
export const boundFrom = '0027'

interface Rule {
  /** Tells whether a statement breaks it; `made` are the tables that the migration itself makes. */
  broken: (statement: string, made: (table: string) => boolean) => boolean
  says: string
}

const takesAway: Rule[] = [
  {
    broken: (s) =>
      /\bdrop (table|column|view|function|type|domain|sequence|schema|default|extension)\b/.test(s),
    says: 'takes away what the release before may use',
  },
  { broken: (s) => /\brename\b/.test(s), says: 'renames what the release before knows by its name' },
  { broken: (s) => /\btruncate\b/.test(s), says: 'empties a table' },
  { broken: (s) => /^revoke\b.* from .*sereshta_/.test(s), says: 'takes a right from the release before' },
  {
    broken: (s, made) => /\badd column\b/.test(s) && !made(tableOf(s)) && needsValue(s),
    says: 'demands a column that the release before does not write',
  },
  {
    broken: (s, made) => /\bset not null\b/.test(s) && !made(tableOf(s)),
    says: 'demands a value that the release before may leave out',
  },
]

const holdsLong: Rule[] = [
  {
    broken: (s) => /\balter column \S+ (set data )?type\b/.test(s),
    says: 'writes a whole table anew while nobody can read it',
  },
  {
    broken: (s, made) =>
      /^create (unique )?index\b/.test(s) && !made(s.match(/ on (?:only )?(\w+)/)?.[1] ?? ''),
    says: 'keeps writers waiting while it builds an index: put it into a migration of its own, online',
  },
  {
    broken: (s, made) =>
      /\badd constraint\b/.test(s) &&
      /\b(check|foreign key|references)\b/.test(s) &&
      !/\bnot valid\b/.test(s) &&
      !made(tableOf(s)),
    says: 'keeps everybody waiting while it looks at every row: add it not valid, validate it in the next migration',
  },
  {
    broken: (s) => /^(lock|cluster|vacuum|reindex)\b/.test(s),
    says: 'locks a table by name',
  },
]

/** What a migration does that the release before would not live through, a sentence each; none when it is right. */
export function faultsIn(name: string, text: string): string[] {
  const statements = statementsOf(text)
  if (isOnline(text)) return faultsOnline(statements)
  const tables = new Set(statements.map((s) => s.match(/^create table (?:if not exists )?(\w+)/)?.[1]))
  const rules = isContracting(name) || isClearing(name) ? holdsLong : [...takesAway, ...holdsLong]
  return statements.flatMap((statement) =>
    rules
      .filter(({ broken }) => broken(statement, (table) => tables.has(table)))
      .map(({ says }) => `${name} ${says}: ${statement.slice(0, 80)}`),
  )
}

/** A migration that takes away what the release before uses no more, and that it goes on beside (decision 080). */
const isClearing = (name: string): boolean => /^\d{4}_leftover_/.test(name)

/** Each index is first dropped: a try that broke off leaves one that is of no use. */
function faultsOnline(statements: readonly string[]): string[] {
  return statements.flatMap((statement, at) => {
    if (/^drop index concurrently if exists \w+$/.test(statement)) return []
    const index = statement.match(/^create (?:unique )?index concurrently (\w+) on /)?.[1]
    if (index === undefined) return [`an online migration only builds indexes: ${statement.slice(0, 80)}`]
    const isDropped = statements[at - 1] === `drop index concurrently if exists ${index}`
    return isDropped ? [] : [`${index} is not dropped before it is built, in case a try broke off`]
  })
}

function tableOf(statement: string): string {
  return statement.match(/^alter table (?:if exists )?(?:only )?(\w+)/)?.[1] ?? ''
}

function needsValue(statement: string): boolean {
  return statement
    .split(/\badd column\b/)
    .slice(1)
    .some((column) => /\bnot null\b/.test(column) && !/\b(default|generated)\b/.test(column))
}

/** Statements in lower case and one line each, without comments, texts and the bodies of functions. */
function statementsOf(text: string): string[] {
  return text
    .replace(/--.*$/gm, '')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter((statement) => statement !== '')
}
