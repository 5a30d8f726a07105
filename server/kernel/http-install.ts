import type { FastifyInstance } from 'fastify'
import type { Language } from '../../contract/kernel/languages.ts'
import { type PagePath, startPage } from '../../contract/pages.ts'
import * as bangla from '../../contract/words/documents.bn.ts'
import * as english from '../../contract/words/documents.ts'
import { documentLanguage } from './document-language.ts'
import type { Settings } from './settings.ts'

const words = { en: english, bn: bangla }

/** Serves what a phone asks before it puts the site among its applications: under the firm's name, in the language of the documents. */
export function serveManifest(app: FastifyInstance, { FIRM_NAME, FIRM_LANGUAGE }: Settings): void {
  app.get('/manifest.webmanifest', async ({ headers: { cookie } }, reply) => {
    const language = documentLanguage({ cookie, acceptLanguage: undefined }, false, FIRM_LANGUAGE)
    return reply
      .headers({ 'Cache-Control': 'no-cache', Vary: 'Cookie' })
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifest(FIRM_NAME, language)))
  })
}

/** Serves the worker of the site; switched off, one that takes itself and what was kept away from every device that asks. */
export function serveWorker(app: FastifyInstance, { SERVICE_WORKER }: Settings): void {
  const file = SERVICE_WORKER === 'off' ? 'sw-off.js' : 'sw.js'
  app.get('/sw.js', (_request, reply) => reply.sendFile(file))
}

function manifest(name: string, language: Language) {
  const { shortcuts } = words[language]
  return {
    // Whatever it starts with, it stays the same application.
    id: '/',
    name,
    short_name: name,
    lang: language,
    start_url: startPage,
    scope: '/',
    display: 'standalone',
    // The surface of web/ui/tokens.css, as in the documents.
    background_color: '#f7f6f2',
    theme_color: '#f7f6f2',
    icons: [
      icon('icon-192', 192),
      icon('icon-512', 512),
      { ...icon('icon-maskable-512', 512), purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut(shortcuts.myDay, '/my-day'),
      shortcut(shortcuts.tasks, '/'),
      shortcut(shortcuts.diary, '/diary'),
    ],
  }
}

function icon(file: string, pixels: number) {
  return { src: `/${file}.png`, sizes: `${pixels}x${pixels}`, type: 'image/png' }
}

function shortcut(name: string, url: PagePath) {
  return { name, url }
}
