/** A number or text with its digits as Bangla writes them: ০ to ৯. */
export function inBengali(text: string | number): string {
  return String(text).replaceAll(/[0-9]/g, (digit) =>
    String.fromCharCode(digit.charCodeAt(0) + bengaliFromLatin),
  )
}

const bengaliFromLatin = '০'.charCodeAt(0) - '0'.charCodeAt(0)
