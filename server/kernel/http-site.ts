import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fastifyStatic } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getFirm } from '../../contract/firm.ts'
import { dayOf } from '../../contract/kernel/days.ts'
import type { Language } from '../../contract/kernel/languages.ts'
import { callPrefixes, type PagePath, pagePaths } from '../../contract/pages.ts'
import { documentLanguage } from './document-language.ts'
import { onOpen, type Route } from './http.ts'
import { restOf } from './http-addresses.ts'
import { serveManifest, serveWorker } from './http-install.ts'
import { limitUnknown } from './http-limits.ts'
import { headerOf } from './http-request.ts'
import { Refusal } from './refusal.ts'
import type { Settings } from './settings.ts'

const oneYear = 31_536_000
const varying = 'Cookie, Accept-Language'
// An unknown page is no older or newer version of anything.
const unconditional = { etag: false, lastModified: false }

/**
 * Serves the built web: its files, its page at every address of the route table, and the same page with
 * status 404 elsewhere, where it shows that there is nothing. Each page is there in every language. An unknown call
 * answers a refusal instead.
 */
export async function serveSite(
  app: FastifyInstance,
  folder: string | undefined,
  settings: Settings,
): Promise<void> {
  const firmLanguage = settings.FIRM_LANGUAGE
  const isBuilt = folder !== undefined && existsSync(join(folder, 'pages/en/unknown.html'))
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      preCompressed: true,
      dotfiles: 'ignore',
      setHeaders: (reply, path) => reply.header('Cache-Control', keptFor(path)),
    })
    // By itself: for any path the plugin first reads each of its folders whole, and this one holds two thousand names.
    app.get('/assets/:asset', (request, reply) => reply.sendFile(`assets/${assetOf(request)}`))
    for (const path of pagePaths)
      app.get(path, async (request, reply) => {
        const language = languageFor(request, path, firmLanguage)
        return reply.header('Vary', varying).sendFile(`pages/${language}/${nameOf(path)}.html`)
      })
    serveManifest(app, settings)
    serveWorker(app, settings)
  }
  // A route of their own, so that they are calls for whatever looks at the route.
  for (const prefix of callPrefixes) app.all(`${prefix}*`, refuseUnknown)
  app.setNotFoundHandler({ preHandler: limitUnknown(app) }, async (request, reply) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const isAsset = assetOf(request) !== undefined || restOf(request).startsWith('assets/')
    if (!isReading || isAsset) return refuseUnknown()
    if (!isBuilt) return sayNotBuilt(reply)
    const language = languageFor(request, undefined, firmLanguage)
    const file = `pages/${language}/unknown.html`
    return reply.code(404).header('Vary', varying).sendFile(file, unconditional)
  })
}

const assetOf = ({ params }: FastifyRequest) => (params as { asset?: string }).asset

async function refuseUnknown(): Promise<never> {
  throw new Refusal('not_found', 'request.unknown_address')
}

/** Every page has a file of its own in each language, which names what it loads (vite.config.ts). */
function nameOf(path: PagePath): string {
  return path === '/' ? 'dashboard' : path.slice(1)
}

function languageFor(request: FastifyRequest, path: PagePath | undefined, firms: Language): Language {
  const cookie = headerOf(request, 'cookie')
  const acceptLanguage = headerOf(request, 'accept-language')
  return documentLanguage({ cookie, acceptLanguage }, path === '/auth' || path === '/career', firms)
}

// The names of assets carry a hash of their content; everything else may change under its name.
function keptFor(path: string): string {
  return path.includes('/assets/') ? `public, max-age=${oneYear}, immutable` : 'no-cache'
}

function sayNotBuilt(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .type('text/plain; charset=utf-8')
    .send('The web is not built yet: npm start builds it.\n')
}

/** What everyone may know of the firm. */
export function firmRoutes(settings: Settings): Route[] {
  return [
    onOpen(getFirm, async ({ now }) => ({
      firm_name: settings.FIRM_NAME,
      firm_email: settings.FIRM_EMAIL,
      time_zone: settings.FIRM_TIME_ZONE,
      cost_currency: settings.COST_CURRENCY,
      statement_currency: settings.STATEMENT_CURRENCY,
      outbox: settings.shows_outbox,
      today: dayOf(now, settings.FIRM_TIME_ZONE),
    })),
  ]
}
