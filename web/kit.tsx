import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { KitGallery } from './ui/kit-gallery.tsx'
import { loadOverlaysAfterStart } from './ui/overlay-loader.ts'
import './ui/styles.css'

// The development server answers /kit with kit.html; the build knows index.html only.
const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root')
loadOverlaysAfterStart()
createRoot(root).render(
  <StrictMode>
    <KitGallery />
  </StrictMode>,
)
