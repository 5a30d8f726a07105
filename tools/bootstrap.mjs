// node tools/bootstrap.mjs <script.ts> [...arguments]
// Runs a script of the project on the Node that npm brought, and installs first when something is missing.
// Plain JavaScript of 2022: the machine's own Node, from 18 up, reads this file.

import { findNode } from './bootstrap/find-node.mjs'
import { installWhereNeeded } from './bootstrap/install.mjs'
import { fail, root } from './bootstrap/project.mjs'
import { runScript } from './bootstrap/run-script.mjs'

const [script, ...args] = process.argv.slice(2)
if (!script) fail('Say which script to run: node tools/bootstrap.mjs <script.ts> [...arguments]')
if (Number(process.versions.node.split('.')[0]) < 18) {
  fail(`Sereshta needs Node 18 or newer to start, and this is ${process.version}.`)
}
process.chdir(root)
installWhereNeeded()
runScript(findNode(), script, args)
