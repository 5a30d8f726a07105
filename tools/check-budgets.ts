import { readBuiltPages, weighFiles } from './built-pages.ts'

/*
 * Adds up what a page loads before it can be used, from the manifest of the last build, and exits 1 when that
 * is more than the budget. JavaScript and CSS are counted gzipped, fonts as they are.
 */

// The page's own chunk, and the navigation where the page has it; the career page is an entry of its own.
const shell = 'app/shell.tsx'
const main = 'index.html'
const budgets = [
  { page: '/', budget: 190, parts: [main, shell, 'pages/dashboard.tsx'] },
  { page: '/auth', budget: 175, parts: [main, 'pages/auth.tsx'] },
  { page: '/profile', budget: 175, parts: [main, shell, 'pages/profile.tsx'] },
  { page: '/archive', budget: 175, parts: [main, shell, 'pages/archive.tsx'] },
  { page: '/caselist', budget: 175, parts: [main, shell, 'pages/caselist.tsx'] },
  { page: '/calendar', budget: 175, parts: [main, shell, 'pages/calendar.tsx'] },
  { page: '/costing', budget: 175, parts: [main, shell, 'pages/costing.tsx'] },
  // With what moves its events by dragging.
  { page: '/timeline', budget: 190, parts: [main, shell, 'pages/timeline.tsx'] },
  { page: '/audit', budget: 175, parts: [main, shell, 'pages/audit.tsx'] },
  { page: '/people', budget: 175, parts: [main, shell, 'pages/people.tsx'] },
  { page: '/meetings', budget: 175, parts: [main, shell, 'pages/meetings.tsx'] },
  { page: '/chat', budget: 175, parts: [main, shell, 'pages/chat.tsx'] },
  { page: '/statements', budget: 175, parts: [main, shell, 'pages/statements.tsx'] },
  { page: '/leaderboard', budget: 175, parts: [main, shell, 'pages/leaderboard.tsx'] },
  { page: '/partners', budget: 175, parts: [main, shell, 'pages/partners.tsx'] },
  { page: '/feedback', budget: 175, parts: [main, shell, 'pages/feedback.tsx'] },
  { page: '/applications', budget: 175, parts: [main, shell, 'pages/applications.tsx'] },
  { page: '/career', budget: 140, parts: ['career.html'] },
]
const cssBudget = 20
const fontBudget = 55
const firstFonts = /^(source-sans-3-latin-wght|source-serif-4-latin-600)/

const built = readBuiltPages()
if (!built) throw new Error('There is no build: run `npm run build` first')
const fonts = built.files.filter((file) => firstFonts.test(file.split('/').at(-1) ?? ''))
if (fonts.length === 0) throw new Error('The build has none of the fonts that every page needs')
const rows = [
  ...budgets
    .filter(({ parts }) => parts.every((part) => built.has(part)))
    .map(({ page, budget, parts }) => ({
      what: `JavaScript of ${page}`,
      size: weighFiles(built.scriptsOf(parts), '.gz'),
      budget,
    })),
  { what: 'CSS of every page', size: weighFiles([built.fileOf('style.css')], '.gz'), budget: cssBudget },
  { what: 'fonts of a page in English', size: weighFiles(fonts, ''), budget: fontBudget },
]

for (const { what, size, budget } of rows) {
  const verdict = size > budget ? 'TOO MUCH' : 'ok'
  console.log(`${what.padEnd(28)} ${size.toFixed(1).padStart(6)} of ${budget} KB  ${verdict}`)
}
process.exitCode = rows.some(({ size, budget }) => size > budget) ? 1 : 0
