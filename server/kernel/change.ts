/** Whether a change names nothing that may be set: then the row stays as it is, and there is no news for anybody. */
export function isEmptyChange({ version: _, ...fields }: { version: number }): boolean {
  return Object.values(fields).every((value) => value === undefined)
}
