export { type Auth, AuthProvider, useAuth } from './parts/auth-provider.tsx'
export { PartnersOnly } from './parts/partners-only.tsx'
