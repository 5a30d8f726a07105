/** Sent to the window when tasks changed; whoever hears it fetches them anew (specification: tasks 19). */
export const notesChanged = 'notesChanged'

/** Sent to the window when somebody leaves a search for what it found. */
export const firstResultWanted = 'firstResultWanted'
