import { plural } from './words.tsx'

/** The words of distances in time: '12 min ago', 'in 2 h'. */
export const distances = {
  least: 'less than a minute ago',
  yesterday: 'Yesterday',
  minutes: (n: number) => plural(n, { one: '{n} min', other: '{n} min' }),
  hours: (n: number) => plural(n, { one: '{n} h', other: '{n} h' }),
  days: (n: number) => plural(n, { one: '{n} day', other: '{n} days' }),
  months: (n: number) => plural(n, { one: '{n} month', other: '{n} months' }),
  years: (n: number) => plural(n, { one: '{n} year', other: '{n} years' }),
  ago: (distance: string) => `${distance} ago`,
  ahead: (distance: string) => `in ${distance}`,
}

/** Sums where there is little room, as beside a chart. */
export const scales = { thousand: '{n}K', million: '{n}M', billion: '{n}B', lakh: '{n}L', crore: '{n}Cr' }

export const notSaved = 'Failed to save that'

/** The one way to log time from everywhere. */
export const logTimeWords = 'Log time'

/** What a failure of ours says. */
export const failures = {
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  signedOut: 'Please sign in.',
  busy: 'The server is busy or starting. Please try again shortly.',
  ours: 'Something went wrong on our side. Please try again.',
  unknown: 'Something went wrong. Please try again.',
  /** With what they can quote so that we find it. */
  because: (failed: string, why: string) => `${failed}. ${why}`,
  withReference: (sentence: string, reference: string) => `${sentence} (Reference ${reference})`,
}
