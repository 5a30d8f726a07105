import { languages } from '../contract/kernel/languages.ts'
import { readBuiltPages, weighFiles } from './built-pages.ts'
import { firstFonts } from './vite/language.ts'

/*
 * Adds up what a page loads before it can be used, in each language, from the manifest of the last build, and
 * exits 1 when that is more than the budget. JavaScript and CSS are counted gzipped, fonts as they are.
 */

// The page's own chunk, and the navigation where the page has it; the career page is an entry of its own.
const shell = 'app/shell.tsx'
const main = 'index.html'
const budgets = [
  { page: '/', budget: 190, parts: [main, shell, 'pages/dashboard.tsx'] },
  { page: '/my-day', budget: 175, parts: [main, shell, 'pages/my-day.tsx'] },
  { page: '/auth', budget: 175, parts: [main, 'pages/auth.tsx'] },
  { page: '/profile', budget: 175, parts: [main, shell, 'pages/profile.tsx'] },
  { page: '/notification-settings', budget: 175, parts: [main, shell, 'pages/notification-settings.tsx'] },
  { page: '/archive', budget: 175, parts: [main, shell, 'pages/archive.tsx'] },
  { page: '/caselist', budget: 175, parts: [main, shell, 'pages/caselist.tsx'] },
  { page: '/caselist/case', budget: 175, parts: [main, shell, 'pages/caselist/case.tsx'] },
  { page: '/diary', budget: 175, parts: [main, shell, 'pages/diary.tsx'] },
  { page: '/diary/cause-list', budget: 175, parts: [main, shell, 'pages/diary/cause-list.tsx'] },
  { page: '/deadlines', budget: 175, parts: [main, shell, 'pages/deadlines.tsx'] },
  { page: '/calendar', budget: 175, parts: [main, shell, 'pages/calendar.tsx'] },
  { page: '/time', budget: 175, parts: [main, shell, 'pages/time.tsx'] },
  { page: '/costing', budget: 175, parts: [main, shell, 'pages/costing.tsx'] },
  // With what moves its events by dragging.
  { page: '/timeline', budget: 190, parts: [main, shell, 'pages/timeline.tsx'] },
  { page: '/audit', budget: 175, parts: [main, shell, 'pages/audit.tsx'] },
  { page: '/people', budget: 175, parts: [main, shell, 'pages/people.tsx'] },
  { page: '/parties', budget: 175, parts: [main, shell, 'pages/parties.tsx'] },
  { page: '/conflicts', budget: 175, parts: [main, shell, 'pages/conflicts.tsx'] },
  { page: '/courts', budget: 175, parts: [main, shell, 'pages/courts.tsx'] },
  { page: '/import', budget: 175, parts: [main, shell, 'pages/import.tsx'] },
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
/** What a language may have more of scripts on each page, and of fonts that come first, all in KB. */
const allowances = { en: { scripts: 0, fonts: 55 }, bn: { scripts: 8, fonts: 165 } }

let isTooMuch = false
for (const language of languages) {
  const built = readBuiltPages(language)
  if (!built) throw new Error(`There is no build in '${language}': run \`npm run build\` first`)
  const allowed = allowances[language]
  const fonts = built.files.filter((file) => firstFonts(language).test(file.split('/').at(-1) ?? ''))
  if (fonts.length === 0) throw new Error('The build has none of the fonts that every page needs')
  for (const { page, budget, parts } of budgets.filter(({ parts }) => parts.every((part) => built.has(part))))
    weigh(`JavaScript of ${page}`, weighFiles(built.scriptsOf(parts), '.gz'), budget + allowed.scripts)
  weigh('CSS of every page', weighFiles([built.fileOf('style.css')], '.gz'), cssBudget)
  weigh(`first fonts in '${language}'`, weighFiles(fonts, ''), allowed.fonts)
}
process.exitCode = isTooMuch ? 1 : 0

function weigh(what: string, size: number, budget: number): void {
  const verdict = size > budget ? 'TOO MUCH' : 'ok'
  isTooMuch ||= size > budget
  console.log(`${what.padEnd(28)} ${size.toFixed(1).padStart(6)} of ${budget} KB  ${verdict}`)
}
