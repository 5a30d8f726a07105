import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

const linesEach = 5

/** Says last, and in few lines each, what failed and why: of a long log often only the end is kept. */
export default class Reasons implements Reporter {
  private readonly failed: string[] = []

  onTestEnd(test: TestCase, { status, error }: TestResult): void {
    if (status === test.expectedStatus || status === 'skipped') return
    const why = stripVTControlCharacters(error?.message ?? status).split('\n')
    const place = error?.location ? `${error.location.file.split('/').at(-1)}:${error.location.line}` : ''
    const said = why.filter((line) => line.trim() !== '').slice(0, linesEach)
    this.failed.push([`${test.titlePath().slice(1).join(' › ')} ${place}`, ...said].join('\n    '))
  }

  onEnd(): void {
    if (this.failed.length > 0) console.log(`\nWhy:\n${this.failed.join('\n')}`)
  }
}
