/** What is said of the site on a device. */
export const newer = { isReady: 'A new version is ready.', reload: 'Reload' }
