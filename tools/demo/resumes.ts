import { positionLabels } from '../../contract/words/careers.ts'
import type { Applicant } from './applicants.ts'

/** A page of paper as a PDF that every reader opens: a few lines in the letters that every reader has. */
export function resumeOf({ fullName, phone, position, motivation }: Applicant): Uint8Array<ArrayBuffer> {
  const name = /^[\x20-\x7e]+$/.test(fullName) ? fullName : 'Curriculum vitae'
  const lines = [
    [22, name],
    [12, `Application for ${positionLabels[position]}`],
    [12, phone],
    [12, ''],
    [14, 'Education'],
    [12, 'LL.B. (Hons.), University of Dhaka'],
    [12, 'H.S.C., Holy Cross College'],
    [12, ''],
    [14, 'About me'],
    ...(motivation.match(/.{1,80}(\s|$)/g) ?? []).map((line): [number, string] => [12, line.trim()]),
  ] as const
  const text = lines
    .map(([size, line]) => `/F1 ${size} Tf ${size + 8} TL (${line.replace(/[\\()]/g, '\\$&')}) Tj T*`)
    .join('\n')
  const stream = `BT 60 770 Td\n${text}\nET`
  return assemble([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${stream.length}>>\nstream\n${stream}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ])
}

/** Objects as a file, with the table that says where each begins. */
function assemble(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let file = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${rows}`
  file += `trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.lastIndexOf('xref')}\n%%EOF\n`
  return Uint8Array.from(Buffer.from(file, 'latin1'))
}
