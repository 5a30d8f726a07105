import { type ChildProcess, spawn } from 'node:child_process'
import { languageOf } from './vite/language.ts'

/*
 * npm run dev: the server and the web side by side, both of them anew after every change. The site is where
 * the web is; it passes calls on to the server. One Ctrl-C ends both, and so does either one's own end. The site is
 * in English; `npm run dev bn` shows it in Bangla.
 */

// Another one for tests, which may run beside somebody's own.
const web = Number(process.env.WEB_PORT || 5173)
const server = Number(process.env.PORT || 3000)
const node = process.execPath
const children: ChildProcess[] = []
let isEnding = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0))
run([node, '--watch', '--watch-preserve-output', 'server/main.ts'], {
  PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${web}`,
})
run(
  [
    node,
    'node_modules/vite/bin/vite.js',
    '--mode',
    languageOf(process.argv[2] ?? ''),
    '--port',
    String(web),
    '--strictPort',
    '--clearScreen',
    'false',
  ],
  {
    SERESHTA_API: `http://127.0.0.1:${server}`,
  },
)

function run([command = '', ...args]: string[], environment: Record<string, string>): void {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } })
  children.push(child)
  child.once('exit', (code) => end(code ?? 0))
}

function end(code: number): void {
  if (isEnding) return
  isEnding = true
  process.exitCode = code
  // Ctrl-C reaches them from the terminal as well; they answer the second call with nothing.
  for (const child of children) child.kill('SIGTERM')
}
