/*
 * Hours of work, for server and web alike. They have 2 decimals, and are added and compared in hundredths: 15.8 and
 * (8.3 - 0.1) are a day to the minute, which their sum as numbers is not.
 */

/** One hour in milliseconds. */
export const hourMs = 3_600_000

/** Hours in hundredths, a whole number. */
export function hundredthsOf(hours: number | string): number {
  return Math.round(Number(hours) * 100)
}

/** The time between two moments in hours, rounded to 2 decimals. */
export function hoursBetween(start: Date, end: Date): number {
  return hoursOfMs(end.getTime() - start.getTime())
}

/** Milliseconds in hours, rounded to 2 decimals. */
export function hoursOfMs(ms: number): number {
  return hundredthsOf(ms / hourMs) / 100
}

/** Whole seconds in hours, rounded to 2 decimals as the database rounds them. */
export function hoursOfSeconds(seconds: number): number {
  return Math.round(seconds / 36) / 100
}

/** Hours added up exactly. */
export function sumOfHours(all: readonly (number | string)[]): number {
  return all.reduce<number>((sum, hours) => sum + hundredthsOf(hours), 0) / 100
}
