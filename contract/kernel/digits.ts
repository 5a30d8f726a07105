/** A number or text with its digits as Bangla writes them: ০ to ৯. */
export function inBengali(text: string | number): string {
  return String(text).replaceAll(/[0-9]/g, (digit) =>
    String.fromCharCode(digit.charCodeAt(0) + bengaliFromLatin),
  )
}

const bengaliFromLatin = '০'.charCodeAt(0) - '0'.charCodeAt(0)

/** A text with Bangla digits written as 0 to 9: what people type is read so wherever digits count. */
export function foldDigits(text: string): string {
  return text.replaceAll(/[০-৯]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - bengaliFromLatin))
}
