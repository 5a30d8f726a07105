import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A quiet browser that speaks to nobody but the site. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const

// The first one is the same browser without the window of a desktop, for half the work.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/** Where this machine's own Chromium is; none is ever downloaded. */
export function findChromium(): string {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file))
  return found ?? '/usr/bin/chromium'
}
