/** What no line of a log may hold, whoever wrote it: what opens something, and what somebody typed. */
const shapes: Record<string, RegExp> = {
  'a signed token': /\beyJ[\w-]{8,}\.[\w-]{8,}/,
  'a bearer': /\bbearer\s+\S{8,}/i,
  'a token of a link or session': /token_hash|refresh_token|access_token|[?&]token=/i,
  'a password or its hash': /\$argon2|password"?\s*[:=]|orchid /i,
  'an e-mail address': /[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
  'a text in Bangla': /[\u0980-\u09ff]|\\u09[89a-f][0-9a-f]/i,
}

/**
 * The lines of a log (JSON; what is said to the person at the terminal is none) that hold a secret or somebody's
 * words, each with what it holds. `known` are secrets of this run.
 */
export function secretsIn(lines: readonly string[], known: readonly string[] = []): string[] {
  return lines
    .filter((line) => line.startsWith('{'))
    .flatMap((line) => {
      const what = Object.entries(shapes).find(([, shape]) => shape.test(line))?.[0]
      const found =
        what ?? (known.some((secret) => line.includes(secret)) ? 'a secret of this run' : undefined)
      return found === undefined ? [] : [`${found}: ${line.slice(0, 300)}`]
    })
}
