/** What the documents of the site say before their code is there; the build writes it into them. */
export const careers = 'Careers'
export const loading = 'Loading…'
/** Where the icon of the installed site leads when it is held down. */
export const shortcuts = { myDay: 'My Day', tasks: 'Tasks', diary: 'Court Diary' }
export const needsScript = {
  site: 'Sereshta needs JavaScript. Please switch it on and reload this page.',
  career: 'Applying needs JavaScript. Please switch it on and reload this page.',
}
