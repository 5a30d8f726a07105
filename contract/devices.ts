/** Has a name in Bangla, too. */
export const samsungBrowser = 'Samsung Internet'

const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, samsungBrowser],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Which browser and system one is that calls itself so, as far as that is known. */
export function deviceOf(user_agent: string): { browser: string | undefined; system: string | undefined } {
  const named = (known: readonly [RegExp, string][]) => known.find(([shape]) => shape.test(user_agent))?.[1]
  return { browser: named(browsers), system: named(systems) }
}
