const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A day (YYYY-MM-DD) as 'Jul 07, 2026', as people read days everywhere (specification: product 5). */
export function shortDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${months[Number(month) - 1] ?? ''} ${date}, ${year}`
}

/** Whether a text is a day that a field of a day takes (`day` in fields.ts), for an address that is read at once. */
export function isDay(text: string): boolean {
  const moment = /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00Z`) : undefined
  return moment?.toJSON()?.startsWith(text) === true
}
