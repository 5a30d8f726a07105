/** What is said of the site on a device; the steps are those of an iPhone. */
export const newer = { isReady: 'A new version is ready.', reload: 'Reload' }
/** What is said in the place of a page that a device does not keep. */
export const away = { needsConnection: 'This needs a connection.', tryAgain: 'Try Again' }
export const install = {
  offer: 'Install Sereshta',
  steps: [
    'Press “Share”, the square with an arrow, in the bar of the browser.',
    'Choose “Add to Home Screen”.',
    'Press “Add”.',
  ],
}
