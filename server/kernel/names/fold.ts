const bengaliZero = 0x9e6
const apart = /@|(?<![\p{L}\p{M}])(?:alias|urfe|ওরফে)(?![\p{L}\p{M}])/u

/** The ways that a name calls somebody ('… alias …'), each as its folded words. Never empty. */
export function foldedWords(name: string): string[][] {
  const parts = foldName(name)
    .split(apart)
    .map((part) => part.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
  const said = parts.filter((words) => words.length > 0)
  return said.length === 0 ? [[]] : said
}

/** A name in small letters, Latin digits and one coding of each letter; dots and apostrophes of abbreviations are gone. */
function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - bengaliZero))
    .replace(/(?<![\p{L}\p{M}\p{N}])m\/s\.?(?![\p{L}\p{M}\p{N}])/gu, 'messrs')
    .replaceAll('&', ' and ')
    .replace(/ঃ(?![\p{L}\p{M}\p{N}])/gu, '. ')
    .replace(/['’‘ʼ`]/g, '')
}
