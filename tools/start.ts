import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isClaimedElsewhere } from '../server/platform/postgres/claim.ts'
import { nodeOptions } from './node-options.ts'
import { buildWebWhereNeeded } from './web-build.ts'

/*
 * npm start: the web is built first when it is missing or older than its sources, then this process becomes
 * the server. Beside a running server nothing is touched: the new one says itself what is the matter.
 */

const folder = process.env.DATA_DIR || './data'
if (!existsSync(folder) || !isClaimedElsewhere(folder)) buildWebWhereNeeded()
await becomeServer()

async function becomeServer(): Promise<void> {
  // Kept code saves the next start the reading of ours.
  const cache = process.env.NODE_COMPILE_CACHE ?? join('node_modules', '.cache', 'compiled')
  const command = [process.execPath, ...nodeOptions, 'server/main.ts']
  try {
    process.execve?.(process.execPath, command, { ...process.env, NODE_COMPILE_CACHE: cache })
  } catch {
    // Some sandboxes let no process become another one; the server also runs inside this one.
  }
  await import('../server/main.ts')
}
