import type { Position } from '../career-positions.ts'

export const positionLabels: Readonly<Record<Position, string>> = {
  intern: 'Legal Intern',
  'junior-associate': 'Junior Associate',
  associate: 'Associate',
}

/** Days in which the firm promises to be in touch. */
export const responseDays = '5-7 business days'
