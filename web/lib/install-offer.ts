/** The browser's word that the site can be installed; of Chromium alone, so TypeScript does not know it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

/** What the browser offered, until it is taken; the page's first script keeps it (web/public/prefetch.js). */
export const keptOffer = globalThis as { sereshtaInstallOffer?: InstallOffer | undefined }
