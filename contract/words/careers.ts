import type { Position } from '../career-positions.ts'
import { leastWriting } from '../limits.ts'

export const positionLabels: Readonly<Record<Position, string>> = {
  intern: 'Legal Intern',
  'junior-associate': 'Junior Associate',
  associate: 'Associate',
}

/** What is said of a written answer that is too short. */
export const writingShort = `Please provide detailed answers (minimum ${leastWriting} characters each)`

/** Days in which the firm promises to be in touch. */
export const responseDays = '5-7 business days'
