export { Bell } from './parts/bell.tsx'
export { NewsProvider, useUnread } from './parts/news-provider.tsx'
