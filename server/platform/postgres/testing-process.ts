import { claimDataDir } from './claim.ts'
import { startEmbedded } from './launcher.ts'

// Stands for the product in tests that kill it: serves, uses or only claims the data folder until SIGTERM.
const [dataDir = '', role] = process.argv.slice(2)
const log = { info: report, warn: report, error: report }

function report(fields: Record<string, unknown>, message: string): void {
  process.stderr.write(`${message} ${JSON.stringify(fields)}\n`)
}

const claim = role === 'command' ? undefined : claimDataDir(dataDir)
const embedded = role === 'claimer' ? undefined : await startEmbedded({ dataDir, log })
const { connection, attached } = embedded ?? {}
process.stdout.write(`${JSON.stringify({ connection, attached })}\n`)
const alive = setInterval(() => undefined, 60_000)
process.once('SIGTERM', async () => {
  await embedded?.stop()
  claim?.release()
  clearInterval(alive)
})
