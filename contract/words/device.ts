/** What is said of the site on a device; the steps are those of an iPhone. */
export const newer = { isReady: 'A new version is ready.', reload: 'Reload' }
export const install = {
  offer: 'Install Sereshta',
  steps: [
    'Press “Share”, the square with an arrow, in the bar of the browser.',
    'Choose “Add to Home Screen”.',
    'Press “Add”.',
  ],
}
