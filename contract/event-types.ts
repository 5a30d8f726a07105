/** The types of calendar events (specification: calendar 5), in its order. */
export const eventTypes = ['meeting', 'deadline', 'court_date', 'consultation', 'other'] as const
export type EventType = (typeof eventTypes)[number]
export const usualEventType: EventType = 'meeting'
