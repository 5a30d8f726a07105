/** The states of an event of a case (specification part 2 §4), in its order; any may follow any. */
export const timelineStatuses = ['pending', 'in-progress', 'completed', 'cancelled'] as const
export type TimelineStatus = (typeof timelineStatuses)[number]
