import '../tools/require-node.mjs'
import { cpus } from 'node:os'
import { benchApplicants } from './applicants.ts'
import { benchList } from './list.ts'
import { benchStart } from './start.ts'

/*
 * npm run bench [-- start|list|applicants] [-- --plans]
 * Measures on this machine and asserts nothing: ratios hold elsewhere, absolute figures do not.
 */

const parts = { start: benchStart, list: benchList, applicants: benchApplicants }
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))

console.log(`${cpus().length} cores, Node ${process.version}, ${process.platform} ${process.arch}`)
for (const [name, run] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await run()
}
