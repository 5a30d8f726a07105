import { createECDH } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { codeOf } from '../../kernel/error-code.ts'
import { type Settings, WrongSetting } from '../../kernel/settings.ts'

/** What a push service knows us by. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

const kept = z.object({ publicKey: z.string().length(87), privateKey: z.string().length(43) })

/**
 * The keys of the settings, else the data folder's, which are made on the first start and readable by their owner
 * alone. None where instances may not share a folder and none are given: then push is off.
 */
export function readPushKeys(settings: Settings): PushKeys | undefined {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, DATABASE_URL, DATA_DIR } = settings
  if (VAPID_PUBLIC_KEY !== undefined && VAPID_PRIVATE_KEY !== undefined)
    return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY }
  if (DATABASE_URL !== undefined) return undefined
  const file = join(DATA_DIR, 'vapid-keys')
  const parsed = kept.safeParse(parseOr(readOr(file) ?? makeKeys(file, DATA_DIR)))
  if (parsed.success) return parsed.data
  throw new WrongSetting(
    `The file ${file} is damaged: bring it back from a copy, or remove it, after which everybody switches push on anew.`,
  )
}

/** Made whole under another name first, so that nobody ever reads half of it; who is second takes the first one's. */
function makeKeys(file: string, folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, JSON.stringify(newPushKeys()), { mode: 0o600, flush: true })
  try {
    linkSync(unfinished, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(unfinished)
  }
  return readFileSync(file, 'utf8')
}

/** A pair that nobody has had. */
export function newPushKeys(): PushKeys {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  // A key that begins with zeros comes shorter.
  const privateKey = Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()]).subarray(-32)
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}

function readOr(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function parseOr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
