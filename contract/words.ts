/*
 * How texts are compared when people search. The database does the same (`search_fold`, decision 079), by tables and never
 * by a locale, so that every server and every browser agree.
 */

const written = [...'০১২৩৪৫৬৭৮৯\u09c0\u09c2ণশষযÆÐØÞĐĦŁŒ']
const meant = [...'0123456789\u09bf\u09c1নসসজæðøþđħłœ']
const letters = new Map(written.map((letter, at) => [letter, meant[at] ?? letter]))
const lettered = new RegExp(`[${written.join('')}]`, 'g')

/**
 * A text as searches compare it: NFC, Latin letters small and without marks, Bangla digits as 0 to 9, and what Bangla
 * writes in two ways in one. Folding twice changes nothing.
 */
export function fold(text: string): string {
  const whole = text
    .replace(/\u200c|\u200d|\u0981/g, '')
    .replaceAll('ৎ', 'ত্')
    .normalize('NFC')
  return unmarked(whole)
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replaceAll('\u09af\u09bc', '\u09df')
    .replace(/[\u09a1\u09a2]\u09bc/g, 'র')
    .replace(lettered, (letter) => letters.get(letter) ?? letter)
    .replace(/ঃ+(?![0-9a-z\u0980-\u09ff])/g, '')
}

function unmarked(text: string): string {
  if (!/[\u00c0-\u036f\u1e00-\u1eff]/.test(text)) return text
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
}
