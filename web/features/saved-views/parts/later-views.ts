import { laterPart } from '../../../lib/lazy-part.ts'

/** The views that one saved of a list, once the page is there. */
export const SavedViews = laterPart(() => import('./saved-views.tsx'), 'SavedViews')
