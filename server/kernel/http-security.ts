import { isUtf8 } from 'node:buffer'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { complaint } from '../../contract/kernel/complaints.ts'
import { isCall } from './http-addresses.ts'
import { isOwnOrigin } from './http-origin.ts'
import type { Log } from './log.ts'
import { invalidField, Refusal } from './refusal.ts'
import type { Settings } from './settings.ts'

/**
 * Puts every answer under one policy, and lets only JSON of our own site change anything. Browsers then run
 * no script but our files, and markup reaches the page only through the named policies of the web.
 */
export async function secure(app: FastifyInstance, settings: Settings, log: Log): Promise<void> {
  const isEncrypted = settings.site.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    // An address may carry a mailed token, so it is told to nobody else.
    referrerPolicy: { policy: 'same-origin' },
    hsts: isEncrypted ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Permissions-Policy', permissions)
    reply.header('X-Request-Id', request.id)
    if (isCall(request)) reply.header('Cache-Control', 'no-store')
    refuseForeignOrigin(request, settings, log)
  })
  acceptOnlyJson(app)
}

const policy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'worker-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'blob:', 'data:'],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'form-action': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  // `sereshta` lets the site's own worker through (web/lib/trusted-script.ts); the editor names its own for what is pasted.
  'trusted-types': ['default', 'sereshta', 'ProseMirrorClipboard'],
}

const permissions = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

function refuseForeignOrigin(request: FastifyRequest, settings: Settings, log: Log): void {
  if (readingMethods.has(request.method) || isOwnOrigin(request.headers.origin, settings)) return
  log.warn({ request_id: request.id, origin: request.headers.origin }, 'refused a change from another site')
  throw new Refusal('forbidden', 'request.foreign_origin')
}

/** Only JSON comes in: a form or a plain-text post of another site cannot reach a handler. */
function acceptOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (isEncoded(request)) done(new Refusal('unsupported', 'request.not_json'))
    // Clients announce JSON also where they send nothing: signing out has no body.
    else if (body.length === 0) done(null, undefined)
    // Read all the same, broken letters would be kept as signs that stand for nothing.
    else if (!isUtf8(body)) done(invalidField('body', complaint('utf8')))
    // Of a key that comes twice the last counts; nobody else reads it before us.
    else void parse(request, body.toString(), done)
  })
}

/** Compressed, or in letters of another kind than UTF-8: read as it comes it would be something else. */
function isEncoded({ headers }: FastifyRequest): boolean {
  const [, charset = 'utf-8'] = headers['content-type']?.match(/;\s*charset\s*=\s*"?([^\s;"]*)/i) ?? []
  return !/^(identity)?$/i.test(headers['content-encoding'] ?? '') || !/^utf-?8$/i.test(charset)
}
