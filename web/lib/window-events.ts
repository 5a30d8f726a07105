/** Sent to the window when tasks changed; whoever hears it fetches them anew (specification part 1 §4). */
export const notesChanged = 'notesChanged'
