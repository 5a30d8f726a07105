import { afterAll, beforeAll, expect, it } from 'vitest'
import { aWorld, type World } from '../../kernel/testing.ts'
import { type PasswordHashes, passwordHashes } from '../../platform/passwords/password-hashes.ts'
import { aCode, aMember, goodPassword } from './testing.ts'

/* Whether somebody works here must not show in how long an answer takes: each costs one hash. */

let world: World
let code: string
let hashed = 0
beforeAll(async () => {
  const hashes = passwordHashes()
  const counted: PasswordHashes = {
    hash: (password) => {
      hashed += 1
      return hashes.hash(password)
    },
    verify: (stored, password) => {
      hashed += 1
      return hashes.verify(stored, password)
    },
  }
  world = await aWorld({}, { hashes: counted })
  await aMember(world, { email: 'known@chambers.example' })
  code = (await aCode(world, { role: 'associate' })).code
  await world.nobody.call('POST', '/auth/v1/signup', form('waiting@chambers.example'))
})
afterAll(() => world.end())

const form = (email: string) => ({
  email,
  password: goodPassword,
  data: { full_name: 'Sadia', associate_code: code },
})
const calls: [string, (email: string) => object][] = [
  ['/auth/v1/token?grant_type=password', (email) => ({ email, password: 'wrong password' })],
  ['/auth/v1/recover', (email) => ({ email })],
  ['/auth/v1/resend', (email) => ({ email, type: 'signup' })],
  ['/auth/v1/signup', form],
]

it.each(calls)('%s costs as many hashes for an unknown e-mail as for a known one', async (path, bodyFor) => {
  const hashesFor = async (email: string) => {
    hashed = 0
    await world.nobody.call('POST', path, bodyFor(email))
    return hashed
  }
  const known = await hashesFor('known@chambers.example')
  expect(known).toBeGreaterThan(0)
  expect(await hashesFor('unknown@chambers.example')).toBe(known)
  expect(await hashesFor('waiting@chambers.example')).toBe(known)
})
