/** Prints rows under a heading, in columns; numbers stand to the right. */
export function printTable(
  heading: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const widths = columns.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => (isNumber(cell) ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd()
  console.log(`\n${heading}`)
  console.log(line(columns))
  console.log(widths.map((width) => '─'.repeat(width)).join('  '))
  for (const row of rows) console.log(line(row))
}

function isNumber(cell: string): boolean {
  return /^[\d.,]+( [a-z%]+(\/s)?)?$/i.test(cell)
}
