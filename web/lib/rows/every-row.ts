/** Every row of a list that comes in pages, or its first `most`. */
export async function everyRow<Row>(
  load: (after: string | undefined) => Promise<{ items: Row[]; next: string | null }>,
  most = Number.POSITIVE_INFINITY,
): Promise<Row[]> {
  const rows: Row[] = []
  let after: string | undefined
  do {
    const { items, next } = await load(after)
    rows.push(...items)
    after = next ?? undefined
  } while (after !== undefined && rows.length < most)
  return rows.slice(0, most)
}
