import '../tools/require-node.mjs'
import { cpus } from 'node:os'
import { benchApplicants } from './applicants.ts'
import { benchBrowser } from './browser.ts'
import { benchChat } from './chat.ts'
import { benchFaults } from './faults/main.ts'
import { benchInvariants } from './invariants.ts'
import { benchMoney } from './money.ts'
import { benchPages } from './pages.ts'
import { benchScreens } from './screens.ts'
import { benchSpeed } from './speed.ts'
import { benchStart } from './start.ts'

/*
 * npm run bench [-- start|speed|pages|screens|browser|applicants|money|chat] [--ten-million] [--only=list,read]
 * npm run bench -- invariants counts what is broken in the database of the settings.
 * npm run bench -- faults [drill …] damages a firm at work, and counts what is lost.
 * Measures on this machine; ratios hold elsewhere, absolute figures do not. Pages of the database do, and fail
 * the run when they are too many.
 */

const parts = {
  start: benchStart,
  speed: benchSpeed,
  pages: benchPages,
  screens: benchScreens,
  browser: benchBrowser,
  applicants: benchApplicants,
  money: benchMoney,
  chat: benchChat,
}
const wanted = process.argv.slice(2).filter((word) => !/^(--|\/)/.test(word))

console.log(`${cpus().length} cores, Node ${process.version}, ${process.platform} ${process.arch}`)
// What damages is asked for by name: it takes its time, and measures nothing that fits the rest.
if (wanted[0] === 'faults') await benchFaults(wanted.slice(1))
else if (wanted[0] === 'invariants') await benchInvariants()
else {
  for (const [name, run] of Object.entries(parts)) {
    if (wanted.length === 0 || wanted.includes(name)) await run()
  }
}
