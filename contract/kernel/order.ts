// No engine of JavaScript reorders scripts: the root order has Latin before Bangla, as the database's firm_order has.
const names = new Intl.Collator('en', { numeric: true })

/** Whether a name stands before another: one order for both languages, numbers by their value in both digits. */
export const byName = (one: string, other: string): number => names.compare(one, other)
