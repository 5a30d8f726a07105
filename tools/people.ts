import { type Role, role } from '../contract/people.ts'
import { deactivatePerson } from '../server/features/people-admin/commands/deactivate-person.ts'
import { reactivatePerson } from '../server/features/people-admin/commands/reactivate-person.ts'
import { setRole } from '../server/features/people-admin/commands/set-role.ts'
import { findByEmail } from '../server/features/people-admin/queries.ts'
import type { SystemContext } from '../server/kernel/context.ts'
import { actOnMachine, sayWrong, WrongCommand } from './machine.ts'

/*
 * npm run people: lets somebody leave or come back, or gives them another role, on the same settings as the server and
 * beside one that runs. Done twice it changes nothing more.
 */

const usage = `How to use it:
  npm run people -- deactivate EMAIL
  npm run people -- reactivate EMAIL
  npm run people -- role EMAIL partner|associate`

export type Command =
  | { verb: 'deactivate' | 'reactivate'; email: string }
  | { verb: 'role'; email: string; role: Role }

/** Reads the command line; an e-mail is folded as it is stored. */
export function readCommand(args: readonly string[]): Command {
  const [verb, typed, ...rest] = args
  if (verb !== 'deactivate' && verb !== 'reactivate' && verb !== 'role')
    throw new WrongCommand(verb === undefined ? 'Say what to do.' : `'${verb}' is no command.`)
  if (typed === undefined || !typed.includes('@')) throw new WrongCommand('Say whom by their e-mail.')
  const email = typed.normalize('NFC').trim().toLowerCase()
  const extra = rest[verb === 'role' ? 1 : 0]
  if (extra !== undefined) throw new WrongCommand(`'${extra}' is too much.`)
  if (verb !== 'role') return { verb, email }
  const wanted = role.safeParse(rest[0])
  if (!wanted.success) throw new WrongCommand('The role must be partner or associate.')
  return { verb, email, role: wanted.data }
}

async function run(command: Command, ctx: SystemContext): Promise<string> {
  const { verb, email } = command
  const person = await findByEmail(ctx, email)
  if (!person) throw new WrongCommand(`Nobody here has the e-mail ${email}.`)
  const { user_id, full_name } = person
  const who = `${full_name} (${email})`
  switch (verb) {
    case 'deactivate':
      await deactivatePerson(ctx, user_id)
      return `${who} cannot sign in any more.`
    case 'reactivate':
      await reactivatePerson(ctx, user_id)
      return `${who} can sign in.`
    case 'role':
      await setRole(ctx, user_id, command.role)
      return `${who} is ${command.role === 'partner' ? 'a partner' : 'an associate'}.`
  }
}

if (import.meta.main) {
  await actOnMachine(() => {
    const command = readCommand(process.argv.slice(2))
    return (ctx) => run(command, ctx)
  }).catch(sayWrong(usage))
}
