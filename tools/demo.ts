import './require-node.mjs'
import { makeLog } from '../server/kernel/log.ts'
import { readSettings, type Settings, WrongSetting } from '../server/kernel/settings.ts'
import { CannotStartDatabase } from '../server/platform/postgres/paths.ts'
import { openRuntime } from '../server/platform/runtime.ts'
import { members, password } from './demo/members.ts'
import { NotEmpty, tellStory } from './demo/story.ts'

/*
 * npm run demo: fills an empty data folder with a firm of eight people and 14 months of work, and prints how
 * to sign in. Refuses a folder with people in it.
 */

try {
  await fill(readSettings(process.env))
} catch (error) {
  const isForThePerson = [NotEmpty, WrongSetting, CannotStartDatabase].some((kind) => error instanceof kind)
  if (!(isForThePerson && error instanceof Error)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function fill(settings: Settings): Promise<void> {
  const runtime = await openRuntime(settings, makeLog('warn'))
  try {
    const began = Date.now()
    const { acts, codes } = await tellStory(runtime, runtime.clock.now(), { announce: console.log })
    const seconds = ((Date.now() - began) / 1000).toFixed(0)
    console.log(`${acts.toLocaleString('en')} acts in ${seconds} s. Everybody's password: ${password}\n`)
    for (const { role, email, full_name } of members) {
      console.log(`  ${role.padEnd(9)}  ${email.padEnd(34)}  ${full_name}`)
    }
    if (codes.partner) console.log(`\nCode for further partners:    ${codes.partner}`)
    if (codes.associate) console.log(`Code for further associates:  ${codes.associate}`)
    console.log('\nnpm start serves it.')
  } finally {
    await runtime.close()
  }
}
