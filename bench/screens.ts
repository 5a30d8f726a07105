import { spawnSync } from 'node:child_process'
import { buildWebWhereNeeded } from '../tools/web-build.ts'

/** Measures the screens in a real browser, which needs what the journeys need. */
export async function benchScreens(): Promise<void> {
  buildWebWhereNeeded()
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/.bin/playwright', 'test', '-c', 'e2e/measures/playwright.config.ts'],
    { stdio: 'inherit' },
  )
  if (status !== 0) process.exitCode = 1
}
