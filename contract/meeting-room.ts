/** Where a meeting takes place when nothing else is said (specification: meetings 2). */
export const usualLocation = 'Conference Room'

// All that shows nothing, but the joiners that Bangla is written with.
const unseen = /(?<!\p{Script=Bengali})[\u200c\u200d]|[^\P{Default_Ignorable_Code_Point}\u200c\u200d]/gu

/** A location as it is kept: what nobody sees would make two rooms of one, blanks around and doubled ones are nobody's meaning, an empty one is the usual room. */
export function locationOf(typed: string): string {
  return typed.normalize('NFC').replace(unseen, '').trim().replace(/\s+/gu, ' ') || usualLocation
}

/** What two spellings of one room have in common; the column `meetings.room` says the same in SQL. */
export function roomOf(location: string): string {
  return locationOf(location).toLowerCase()
}

export interface Booked {
  start_time: string
  end_time: string
}

/** Whether two meetings of one day and room get in each other's way; one may begin when the other ends. */
export function overlaps(one: Booked, other: Booked): boolean {
  return one.start_time < other.end_time && other.start_time < one.end_time
}
