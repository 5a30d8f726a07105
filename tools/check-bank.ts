import { existsSync, globSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { questionBank } from '../server/features/careers/data/question-bank.ts'

/*
 * Reads every file that the web serves, source maps and packed copies too, and exits 1 when one holds anything
 * of the question bank: an applicant must not find in the browser what the test asks, or the right answers.
 */

const folder = 'dist/web'
if (!existsSync(`${folder}/index.html`)) throw new Error(`${folder} is missing: run \`npm run build\` first`)

const secrets = [...questionBank.values()].flatMap(({ id, question, explanation, options }) => [
  id,
  question,
  explanation,
  // A short option is a word like any other.
  ...options.filter((option) => option.length > 30),
])

/** The forms in which a text can stand in a script or its map. */
const formsOf = (text: string): string[] => [
  text,
  JSON.stringify(text).slice(1, -1),
  text.replace(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
]

const files = globSync(`${folder}/**/*`, { withFileTypes: true })
  .filter((file) => file.isFile() && !/\.(br|woff2?|png|ico)$/.test(file.name))
  .map((file) => `${file.parentPath}/${file.name}`)
const leaks = files.flatMap((file) => {
  const bytes = readFileSync(file)
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  return secrets
    .filter((secret) => formsOf(secret).some((form) => text.includes(form)))
    .map((secret) => `${file} holds “${secret}”`)
})

for (const leak of leaks) console.error(leak)
console.log(`${files.length} files of the web, ${leaks.length} with something of the question bank`)
process.exitCode = leaks.length > 0 ? 1 : 0
