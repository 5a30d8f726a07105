/** The states of an event of a case (specification: timeline 3), in its order; any may follow any. */
export const timelineStatuses = ['pending', 'in-progress', 'completed', 'cancelled'] as const
export type TimelineStatus = (typeof timelineStatuses)[number]
