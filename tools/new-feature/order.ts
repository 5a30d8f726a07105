const block = /```order\n([^`]+)```/

/** A sentence for the person at the terminal. */
export class NoPlace extends Error {}

/**
 * The architecture page with a feature in the order of features: after another one, or at the end. A feature
 * that has a place already keeps it.
 */
export function withPlace(page: string, name: string, after?: string): string {
  const order = page.match(block)?.[1]?.trim().split(/,\s*/)
  if (!order) throw new NoPlace('docs/architecture.md has no ```order block.')
  if (after !== undefined && !order.includes(after))
    throw new NoPlace(`There is no feature '${after}' to come after; the order is: ${order.join(', ')}.`)
  if (order.includes(name)) return page
  const place = after === undefined ? order.length : order.indexOf(after) + 1
  return page.replace(block, `\`\`\`order\n${order.toSpliced(place, 0, name).join(', ')}\n\`\`\``)
}
