export { useMarkTypeRead } from './api.ts'
export { Bell } from './parts/bell.tsx'
export { NewsProvider, useKnownUnread, useUnread } from './parts/news-provider.tsx'
