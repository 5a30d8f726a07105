/** Where the worker is served; nothing else may become one. */
export const workerAddress = '/sw.js'

/** How the names of everything begin that the worker keeps; what an older one kept is found by it. */
export const keptPrefix = 'sereshta-'
/** The same of the documents, which are those of one build and one language. */
export const documentsPrefix = `${keptPrefix}documents-`

/** What a page says to a worker. */
export type Message =
  /** Keep these files, which the page had loaded before the worker was there. */
  | { ask: 'keep'; files: readonly string[] }
  /** Are all of these of your build? Answered through the port that comes along. */
  | { ask: 'is yours'; files: readonly string[] }
  /** Wait no longer for the pages of the worker before. */
  | { ask: 'take over' }
