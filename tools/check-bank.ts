import { existsSync, globSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { bankFaults } from '../server/features/careers/data/bank-faults.ts'
import { questionBank } from '../server/features/careers/data/question-bank.ts'

/*
 * Looks through the question bank for faults: too few, two alike, a right option that can be guessed. Then reads
 * every file that the web serves, source maps and packed copies too, for anything of the bank: an applicant must
 * not find in the browser what the test asks, or the right answers. Exits 1 for either.
 */

const folder = 'dist/web'
if (!existsSync(`${folder}/pages`)) throw new Error(`${folder} is missing: run \`npm run build\` first`)

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

const faults = bankFaults([...questionBank.values()])
for (const fault of faults) console.error(fault)
for (const leak of leaks) console.error(leak)
console.log(`${questionBank.size} questions, ${faults.length} faults`)
console.log(`${files.length} files of the web, ${leaks.length} with something of the question bank`)
process.exitCode = faults.length + leaks.length > 0 ? 1 : 0
