import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './chromium.ts'

/*
 * The journeys of people through the whole product: a real Chromium, the real server, the embedded database. Each
 * worker has a firm of its own, in which nothing happens but the journey. Two widths; browser and server stand in zones that are not the firm's, so that no hour of theirs can pass for it.
 */

const ofTheProject = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

const desktop = { viewport: { width: 1440, height: 900 }, timezoneId: 'Pacific/Kiritimati' }
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  timezoneId: 'America/New_York',
}

// A page lives for seconds here: what makes one faster later costs more than it gives. These took a sixth of a run away, and the second compiler (maglev) as much again of the browser's share.
const forShortLives = [
  '--js-flags=--no-opt --no-maglev',
  '--in-process-gpu',
  '--disable-lcd-text',
  '--disable-partial-raster',
]

export default defineConfig({
  testDir: 'journeys',
  testMatch: '*.e2e.ts',
  outputDir: ofTheProject('artifacts/journeys'),
  globalSetup: './build.ts',
  reporter: [['list', { printSteps: false }], ['./reasons.ts']],
  // As many as the cores that a run may count on: three of them ended no sooner, and each journey took half as long again.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // A busy machine is no failure; what never comes is found by the patience of each step.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: [...chromiumFlags, ...forShortLives] },
    headless: true,
    locale: 'en-GB',
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    // Each browser is new and would fetch the site a second time for its worker; kept-site.e2e.ts is about that one.
    serviceWorkers: 'block',
    // A trace takes a fifth of the time; where one is wanted: --trace=on.
    trace: 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone|@alone/,
      use: desktop,
    },
    {
      name: 'phone',
      // Neither what needs a keyboard nor what no width changes, which is proved once.
      grepInvert: /@desktop|@once|@alone/,
      use: phone,
    },
    {
      // No worker serves two projects: these find a firm in which no other journey has left anything.
      name: 'alone',
      grep: /@alone/,
      use: phone,
    },
  ],
})
