import { type BrowserContext, type ConsoleMessage, expect } from '@playwright/test'

/** Watches every page of a journey for what must not happen, and fails the journey for it. */
export interface Hygiene {
  watch(context: BrowserContext): Promise<void>
  /** Expects a complaint of the browser's console that the journey causes on purpose, such as a refusal (' 422 '). */
  forgive(complaint: RegExp): void
  /** Fails when something unforgiven happened. */
  judge(): void
}

/** A clean sheet for one journey. */
export function createHygiene(): Hygiene {
  const complaints: string[] = []
  const forgiven: RegExp[] = []
  return {
    watch: async (context) => {
      await context.addInitScript(reportViolations)
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(wordsOf(message))
      })
      context.on('weberror', (failure) => complaints.push(`uncaught: ${failure.error().stack}`))
      context.on('response', (answer) => {
        // Of these there is no console message when a script asked and dealt with the answer.
        if (answer.status() >= 500) complaints.push(`server error ${answer.status()}: ${answer.url()}`)
      })
    },
    forgive: (complaint) => void forgiven.push(complaint),
    judge: () => {
      const left = complaints.filter((complaint) => !forgiven.some((pattern) => pattern.test(complaint)))
      expect(left, 'complaints of the browser').toEqual([])
    },
  }
}

/** Runs in the page: what the content policy stops is an error, also where the browser only notes it. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    console.error(`policy violated: ${violatedDirective} ${blockedURI} ${sample}`)
  })
}

function wordsOf(message: ConsoleMessage): string {
  const { url } = message.location()
  return `console: ${message.text()} (${url})`
}
