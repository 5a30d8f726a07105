import type { FastifyInstance, FastifyReply } from 'fastify'

/** Text that is safe inside an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Answers with a page that is written here and not by the web: for the people who run the server. */
export function sendPlainPage(reply: FastifyReply, title: string, body: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="${stylePath}">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`)
}

/** Serves the style of these pages; the policy allows none inside them. */
export function servePlainStyle(app: FastifyInstance): void {
  app.get(stylePath, async (_request, reply) => reply.type('text/css; charset=utf-8').send(style))
}

const stylePath = '/api/plain.css'
const style = `:root {
  color-scheme: light dark;
  --bg: light-dark(oklch(0.972 0.005 85), oklch(0.165 0.014 262));
  --surface: light-dark(oklch(0.997 0.002 85), oklch(0.205 0.016 262));
  --border: light-dark(oklch(0.905 0.008 85), oklch(0.3 0.018 262));
  --ink: light-dark(oklch(0.235 0.022 262), oklch(0.945 0.006 85));
  --ink-2: light-dark(oklch(0.43 0.02 262), oklch(0.745 0.012 262));
  --accent: light-dark(oklch(0.513 0.14 262), oklch(0.75 0.1 262));
}
body { margin: 0; background: var(--bg); color: var(--ink); font: 16px/1.55 'Source Sans 3', system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2.5rem 1.25rem 5rem; }
h1 { font: 600 1.75rem/1.2 'Source Serif 4', Georgia, serif; margin: 0 0 0.5rem; }
h2 { font-size: 1.05rem; margin: 0; overflow-wrap: anywhere; }
h3 { font-size: 0.9rem; margin: 1rem 0 0.25rem; color: var(--ink-2); }
p { margin: 0.5rem 0; }
a { color: var(--accent); }
code, pre { font: 0.85rem/1.5 ui-monospace, monospace; }
pre { margin: 0; padding: 0.75rem; overflow: auto; background: var(--bg); border-radius: 6px; }
article { margin: 1rem 0; padding: 1rem 1.25rem; background: var(--surface); border: 1px solid var(--border); border-radius: 10px; }
.quiet { color: var(--ink-2); font-size: 0.9rem; }
.letter { white-space: pre-line; overflow-wrap: anywhere; }
.method { display: inline-block; min-width: 4.25rem; font-weight: 700; color: var(--accent); }
summary { cursor: pointer; overflow-wrap: anywhere; }
`
