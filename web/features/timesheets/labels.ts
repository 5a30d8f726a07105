/** What the page of a week says before anything else of it is there. */
export const submitWords = 'Submit week'
