const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A day (YYYY-MM-DD) as 'Jul 07, 2026', as people read days everywhere (part 2 §2, §9). */
export function shortDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${months[Number(month) - 1] ?? ''} ${date}, ${year}`
}
