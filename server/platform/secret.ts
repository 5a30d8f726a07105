import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '../kernel/error-code.ts'
import { type Settings, WrongSetting } from '../kernel/settings.ts'

const bytes = 32

/**
 * The secret from which everything that is signed or keyed derives: the setting's, else the data folder's,
 * which is made on the first start and readable by its owner alone.
 */
export function readSecret(settings: Settings): Uint8Array {
  const file = secretFileOf(settings)
  if (file === undefined) return Buffer.from(settings.AUTH_SECRET ?? '')
  const secret = readOrUndefined(file) ?? makeSecret(file, settings.DATA_DIR)
  if (secret.length === bytes) return secret
  throw new WrongSetting(
    `The file ${file} is damaged: bring it back from a backup, or remove it, which ends all sessions and voids all sign-up codes.`,
  )
}

/** Where the data folder keeps its secret; nowhere when the settings give one. */
export function secretFileOf({ AUTH_SECRET, DATA_DIR }: Settings): string | undefined {
  return AUTH_SECRET === undefined ? join(DATA_DIR, 'auth-secret') : undefined
}

/** Made whole under another name first, so that nobody ever reads half of it; who is second takes the first one's. */
function makeSecret(file: string, folder: string): Buffer {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, randomBytes(bytes), { mode: 0o600, flush: true })
  try {
    linkSync(unfinished, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(unfinished)
  }
  return readFileSync(file)
}

function readOrUndefined(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
