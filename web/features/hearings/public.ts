// What other features may use of the hearings.
export { setHearingsQuery } from './api.ts'
export { numberOf, partiesOf } from './logic.ts'
export { tellClashes, useClashNews } from './parts/use-clash-news.ts'
