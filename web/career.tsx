import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { CareerPage } from './pages/career.tsx'
import { KitProvider } from './ui/kit-provider.tsx'
import { loadOverlaysAfterStart } from './ui/overlay-loader.ts'
import './ui/styles.css'

// A page of its own, without the router, the queries and the session: applicants have none of them, and a
// phone loads half as much (docs/decisions/029).
const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root')
loadOverlaysAfterStart()
createRoot(root).render(
  <StrictMode>
    <KitProvider>
      <CareerPage />
    </KitProvider>
  </StrictMode>,
)
