export const said = {
  loadFailed: 'Failed to load work logs',
  loading: 'Loading work logs...',
  none: 'No work logs yet',
  noneHint: 'Start tracking hours on your tasks to see daily breakdowns here.',
  noDays: 'No daily work logs yet',
} as const
