export { AuthProvider, useAuth } from './parts/auth-provider.tsx'
export { HistoryItem } from './parts/history-item.tsx'
export { PartnersOnly } from './parts/partners-only.tsx'
