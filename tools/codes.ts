import { parseArgs } from 'node:util'
import { z } from 'zod'
import { type AuthorizationCode, type CodeDraft, codeDraft } from '../contract/auth.ts'
import { readComplaint, wordsOf } from '../contract/kernel/complaint-words.ts'
import { rangeOfDay } from '../contract/kernel/days.ts'
import { createCode } from '../server/features/auth/commands/create-code.ts'
import { revokeCode } from '../server/features/auth/commands/revoke-code.ts'
import { listCodes } from '../server/features/auth/queries.ts'
import type { SystemContext } from '../server/kernel/context.ts'
import { actOnMachine, sayWrong, WrongCommand } from './machine.ts'

/*
 * npm run codes: makes, lists and revokes authorization codes, on the same settings as the server and beside
 * one that runs. A new code stands alone on the last line.
 */

const usage = `How to use it:
  npm run codes -- create partner|associate [--email E] [--uses N] [--expires 2026-12-31]
  npm run codes -- list
  npm run codes -- revoke ID`

export type Command = { verb: 'create'; draft: CodeDraft } | { verb: 'list' } | { verb: 'revoke'; id: string }

/** Reads the command line. A day as the expiry means the end of that day in the firm's zone. */
export function readCommand(args: readonly string[], zone: string): Command {
  const { values, positionals } = parse(args)
  const [verb, subject, ...rest] = positionals
  if (rest.length > 0) throw new WrongCommand(`'${rest[0]}' is too much.`)
  if (verb === 'create') return { verb, draft: readDraft(subject, values, zone) }
  if (Object.keys(values).length > 0) throw new WrongCommand('Only create takes options.')
  if (verb === 'list' && subject === undefined) return { verb }
  if (verb === 'revoke' && z.uuid().safeParse(subject).success) return { verb, id: subject ?? '' }
  if (verb === 'revoke') throw new WrongCommand('Say which code to revoke by its ID; list shows them.')
  throw new WrongCommand(verb === undefined ? 'Say what to do.' : `'${verb}' is no command.`)
}

interface Options {
  email?: string | undefined
  uses?: string | undefined
  expires?: string | undefined
}

function parse(args: readonly string[]): { values: Options; positionals: string[] } {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { email: text, uses: text, expires: text },
    })
  } catch (error) {
    throw new WrongCommand(error instanceof Error ? error.message : String(error))
  }
}

function readDraft(role: string | undefined, { email, uses, expires }: Options, zone: string): CodeDraft {
  const parsed = codeDraft.safeParse({
    role,
    email,
    max_uses: uses === undefined ? undefined : Number(uses),
    expires_at: expires === undefined ? undefined : momentOf(expires, zone),
  })
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const said = readComplaint(issue?.message ?? '')
  const field = String(issue?.path[0])
  const name =
    { role: 'The account type', max_uses: '--uses', expires_at: '--expires' }[field] ?? `--${field}`
  throw new WrongCommand(
    `${name} ${field === 'role' ? 'must be partner or associate' : said ? wordsOf(said) : 'is not valid'}.`,
  )
}

function momentOf(expires: string, zone: string): string {
  const isDay = z.iso.date().safeParse(expires).success
  return isDay ? rangeOfDay(expires, zone).to.toISOString() : expires
}

/** One line a code: what a person needs to tell them apart and to revoke one. */
export function describeCodes(codes: readonly AuthorizationCode[], now: Date): string {
  if (codes.length === 0) return 'There are no codes yet.'
  return codes.map((code) => lineOf(code, now)).join('\n')
}

function lineOf(code: AuthorizationCode, now: Date): string {
  const uses =
    code.max_uses === null ? `used ${code.uses} times` : `used ${code.uses} of ${code.max_uses} times`
  const whose = code.email === null ? 'anyone' : code.email
  return [code.id, code.role.padEnd(9), standingOf(code, now).padEnd(8), `for ${whose}`, uses].join('  ')
}

function standingOf({ revoked_at, expires_at, max_uses, uses }: AuthorizationCode, now: Date): string {
  if (revoked_at !== null) return 'revoked'
  if (expires_at !== null && new Date(expires_at) <= now) return 'expired'
  return max_uses !== null && uses >= max_uses ? 'used up' : 'open'
}

async function run(command: Command, ctx: SystemContext, secret: Uint8Array): Promise<string> {
  switch (command.verb) {
    case 'create': {
      const { code, id, role } = await createCode(ctx, secret, command.draft)
      return `A new ${role} code (ID ${id}), shown this once:\n${code}`
    }
    case 'revoke': {
      const { role } = await revokeCode(ctx, command.id)
      return `The ${role} code ${command.id} opens nothing any more.`
    }
    case 'list':
      return describeCodes(await allCodes(ctx), ctx.now)
  }
}

async function allCodes(ctx: SystemContext): Promise<AuthorizationCode[]> {
  const codes: AuthorizationCode[] = []
  let after: string | null | undefined
  while (after !== null) {
    const page = await listCodes(ctx, { query: { limit: 200, after } })
    codes.push(...page.items)
    after = page.next
  }
  return codes
}

if (import.meta.main) {
  await actOnMachine((settings) => {
    const command = readCommand(process.argv.slice(2), settings.FIRM_TIME_ZONE)
    return (ctx, { secret }) => run(command, ctx, secret)
  }).catch(sayWrong(usage))
}
