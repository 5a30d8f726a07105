import type { complaintSentences, complaintWords } from '../words/complaints.ts'

export type ComplaintCode = keyof typeof complaintWords

type PlaceIn<Words> = Words extends `${string}{${infer Name}}${infer Rest}` ? Name | PlaceIn<Rest> : never
type Values<Code extends ComplaintCode> = Record<PlaceIn<(typeof complaintWords)[Code]>, string | number>

/** One that needs no values. */
export type PlainCode = {
  [Code in ComplaintCode]: keyof Values<Code> extends never ? Code : never
}[ComplaintCode]

/** What is wrong with a field, without its name and in no language. */
export interface Complaint {
  code: ComplaintCode
  values: Record<string, string | number>
}

/** What a field complains of, as the one text that a schema can carry; `readComplaint` takes it apart again. */
export function complaint<Code extends ComplaintCode>(
  code: Code,
  ...[values]: keyof Values<Code> extends never ? [] : [Values<Code>]
): string {
  return values === undefined ? code : `${code} ${JSON.stringify(values)}`
}

/** Says a complaint that is a sentence by itself, in the words of the specification. */
export const sentence = (name: keyof typeof complaintSentences): string => name

/** What a field is called in calls, without where it stands: 'full_name' of 'data.full_name', 'links' of 'links.1'. */
export const partOf = (path: string): string =>
  path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path

/** A field's name as people read it, from where it stands in a body: 'data.full_name' is 'Full name'. */
export function fieldName(path: string): string {
  const words = partOf(path)
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/\bid\b/gi, 'ID')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
