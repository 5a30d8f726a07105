import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { isatty } from 'node:tty'
import { endWithParent, fail, modules, root } from './project.mjs'

// npm starts us as its only work: when it is killed, the script shall not go on unseen.
const isBelowNpm = Boolean(process.env.npm_lifecycle_event)

/** Runs a script on that Node in our place: our terminal, our signals, its exit code. */
export function runScript(node, script, args) {
  const env = environmentFor(node)
  become(node, [script, ...args], env)
  const [command, ...rest] = [...endWithParent(), node, script, ...args]
  const child = spawn(command, rest, { cwd: root, stdio: 'inherit', env })
  forwardSignals(child)
  if (isBelowNpm) followParent(child)
  child.once('error', (error) => fail(`${node} cannot be started: ${error.message}`))
  child.once('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
    // The first process of a container ignores signals that it has no answer to.
    setTimeout(() => process.exit(1), 500)
  })
}

/** Turns this process into the script, where this Node can do that: nothing is left to forward. */
function become(node, args, env) {
  if (!process.execve) return
  const [command, ...rest] = [...(isBelowNpm ? endWithParent() : []), node, ...args]
  try {
    process.execve(command, [command, ...rest], env)
  } catch {
    // Some sandboxes refuse it; a child does as well.
    return
  }
}

function environmentFor(node) {
  const places = [join(modules, '.bin'), dirname(node), process.env.PATH]
  return { ...process.env, PATH: places.filter(Boolean).join(delimiter) }
}

function forwardSignals(child) {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    let isDone = false
    process.on(signal, () => {
      // Ctrl-C reaches the script by itself, as it does us; and npm passes it on to us once more.
      const cameFromTerminal = signal === 'SIGINT' && [0, 1, 2].some((file) => isatty(file))
      if (!isDone && !cameFromTerminal) child.kill(signal)
      isDone = true
    })
  }
}

function followParent(child) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 1000)
  watch.unref()
}
