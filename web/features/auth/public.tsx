export { AuthProvider, useAuth } from './parts/auth-provider.tsx'
export { HistoryItem } from './parts/history-item.tsx'
export { RightNeeded } from './parts/right-needed.tsx'
