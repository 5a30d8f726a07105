import { NoPlace } from './order.ts'
import { filled, type Names } from './template.ts'

/** Where the project lists its features: in each file a line is put before or after one that is there. */
const places: readonly { file: string; at: string; before?: string; after?: string }[] = [
  {
    file: 'contract/activity-kinds.ts',
    at: "  list: ['exported'],",
    before: "  $event$: ['created', 'modified', 'deleted', 'restored'],",
  },
  { file: 'contract/pages.ts', at: "  '/timeline',", before: "  '/$name$'," },
  {
    file: 'contract/kernel/reasons.ts',
    at: "  'partner_notes.not_deleted'",
    before: "  '$table$.not_deleted': 'This $one$ is not deleted.',",
  },
  {
    file: 'contract/kernel/reasons.bn.ts',
    at: "  'partner_notes.not_deleted'",
    before: "  '$table$.not_deleted': 'এটি মোছা হয়নি।',",
  },
  { file: 'web/ui/labels.bn.ts', at: "  timeline: 'ঘটনাক্রম',", before: "  '$name$': '$bangla$'," },
  { file: 'contract/exports.ts', at: "  'audit',", before: "  '$name$'," },
  {
    file: 'server/features/activity/commands/record-export.ts',
    at: "  audit: { table: 'activity_events' },",
    before: "  '$name$': { table: '$table$', isLeft },",
  },
  {
    file: 'server/app.ts',
    at: 'import { feedbackRoutes }',
    before:
      "import { $plural$Routes } from './features/$name$/routes.ts'\nimport { $plural$ } from './features/$name$/rows.ts'",
  },
  { file: 'server/app.ts', at: '  ...feedbackRoutes,', after: '  ...$plural$Routes,' },
  {
    file: 'server/app.ts',
    at: '    feedbackRows.purge(transact),',
    after: '    $plural$.purge(transact),',
  },
  {
    file: 'server/changes.test.ts',
    at: '  partner_notes: () =>',
    before: "  $table$: () => ({ title: 'First' }),",
  },
  {
    file: 'server/rights.test.ts',
    at: 'import { rightsOfFeedback }',
    before: "import { rightsOf$Plural$ } from './features/$name$/testing.ts'",
  },
  { file: 'server/rights.test.ts', at: '  rightsOfFeedback,', after: '  rightsOf$Plural$,' },
  {
    file: 'web/lib/paths.ts',
    at: '  timeline: () =>',
    before: "  $plural$: () => linkOptions({ to: '/$name$' }),",
  },
  {
    file: 'web/app/routes.ts',
    at: 'import { readTimelineSearch }',
    before: "import { read$Plural$Search } from '../features/$name$/logic.ts'",
  },
  {
    file: 'web/app/routes.ts',
    at: 'const timeline = createRoute({',
    before: `const $plural$ = createRoute({
  getParentRoute: () => staff,
  path: '/$name$',
  staticData: { title: entries.$plural$ },
  validateSearch: only(read$Plural$Search),
  component: lazyRouteComponent(() => import('../pages/$name$.tsx'), '$Plural$Page'),
})
`,
  },
  { file: 'web/app/routes.ts', at: '    timeline,', before: '    $plural$,' },
  { file: 'web/app/navigation.ts', at: '  Landmark,', before: '  Inbox,' },
  {
    file: 'web/app/navigation.ts',
    at: '    { label: entries.timeline',
    after: '    { label: entries.$plural$, link: paths.$plural$(), Icon: Inbox },',
  },
  { file: 'web/app/labels.ts', at: "  timeline: 'Timeline',", after: "  $plural$: '$Words$'," },
  { file: 'web/app/labels.bn.ts', at: "  timeline: 'ঘটনাক্রম',", after: "  $plural$: '$bangla$'," },
  { file: 'web/features/activity/api.ts', at: "  'case_timeline',", after: "  '$table$'," },
  { file: 'contract/words/activity.ts', at: "  list: 'List',", before: "  $event$: '$One$'," },
  { file: 'contract/words/activity.bn.ts', at: "  list: 'তালিকা',", before: "  $event$: '$bangla$'," },
  {
    file: 'e2e/screens.ts',
    at: "  '/timeline': {",
    before: "  '/$name$': { heading: '$Words$', entry: '$Words$' },",
  },
  { file: 'e2e/measures/gestures.ts', at: "  '/timeline': {", before: "  '/$name$': { ...palette }," },
  { file: 'web/app/routes.test.ts', at: "      'Timeline',", after: "      '$Words$'," },
  {
    file: 'docs/specification/README.md',
    at: '| [timeline]',
    after: '| [$name$]($name$.md) | the $words$ of the firm |',
  },
  {
    file: 'tools/check-budgets.ts',
    at: '  // With what moves its events by dragging.',
    before: "  { page: '/$name$', budget: 175, parts: [main, shell, 'pages/$name$.tsx'] },",
  },
]

/** The files that list features, with the new one in each; throws where a list has moved away. */
export function withFeature(names: Names, read: (file: string) => string): Map<string, string> {
  const texts = new Map<string, string>()
  for (const { file, at, before, after } of places) {
    const lines = (texts.get(file) ?? read(file)).split('\n')
    const found = lines.findIndex((line) => line.startsWith(at))
    if (found < 0) throw new NoPlace(`${file} has no line that begins with '${at.trim()}'.`)
    const line = filled(before ?? after ?? '', names)
    texts.set(file, lines.toSpliced(before === undefined ? found + 1 : found, 0, line).join('\n'))
  }
  return texts
}
