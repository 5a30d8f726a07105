/*
 * Numbers that sentences name too, each once. Apart from the schemas, which a page loads only when it checks something.
 */

export const passwordLength = { least: 8, most: 128 } as const

export const hoursOfADay = 24

/** A timer that ran longer than this asks what to keep before it is booked. */
/** Without a sign of their work for so many hours somebody is asked about their timer; past `longRunHours` it is paused. */
export const idleHours = 4

export const longRunHours = 10

/** A run entered by hand may be this long; a longer one is a slip of the keyboard. */
export const longestRunDays = 31

export const chatFileMegabytes = 25

/** What a resume must be smaller than. */
export const resumeMegabytes = 5

/** Characters, as people count them, that each written answer of an applicant needs. */
export const leastWriting = 100
