import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'

const linesEach = 12

/** Says last, and in few lines each, what failed and why: of a long log often only the end is kept. */
export default class Reasons implements Reporter {
  private readonly failed: string[] = []

  onTestEnd(test: TestCase, { status, error }: TestResult): void {
    if (status === test.expectedStatus || status === 'skipped') return
    this.keep(test.titlePath().slice(1).join(' › '), error ?? { message: status })
  }

  /** What belongs to no journey, such as a server that logged an error. */
  onError(error: TestError): void {
    this.keep('beside the journeys', error)
  }

  private keep(what: string, { message = '', location }: TestError): void {
    const place = location ? `${location.file.split('/').at(-1)}:${location.line}` : ''
    const why = stripVTControlCharacters(message).split('\n')
    const said = why.filter((line) => line.trim() !== '').slice(0, linesEach)
    this.failed.push([`${what} ${place}`, ...said].join('\n    '))
  }

  onEnd(): void {
    if (this.failed.length > 0) console.log(`\nWhy:\n${this.failed.join('\n')}`)
  }
}
