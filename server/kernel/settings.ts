import { isIP } from 'node:net'
import { z } from 'zod'
import { languages } from '../../contract/kernel/languages.ts'
import { addressesIn } from './database-addresses.ts'

const text = z.string().trim().min(1)
const currencies = new Set(Intl.supportedValuesOf('currency'))
const currency = text.refine((code) => currencies.has(code), 'must be a three-letter currency like USD')
const portRange = 'must be a number from 0 to 65535'

const schema = z.object({
  PORT: z.coerce.number(portRange).int(portRange).min(0, portRange).max(65_535, portRange).default(3000),
  HOST: text.default('127.0.0.1'),
  DATA_DIR: text.default('./data'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://office.example' })
    .refine(isRoot, 'must be an address like https://office.example, with nothing after it and no password')
    .optional(),
  DATABASE_URL: text.refine(areServers, 'must be like postgres://user:password@host/name').optional(),
  DATABASE_POOLER: z.enum(['none', 'transaction'], "must be 'none' or 'transaction'").default('none'),
  DATABASE_DIRECT_URL: text.refine(areServers, 'must be like postgres://user:password@host/name').optional(),
  DATABASE_REPLICA_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be like postgres://user@host/name' })
    .optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, hostname: /./, error: 'must be like smtps://user:password@host' })
    .optional(),
  MAIL_FROM: text
    .regex(/^([^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'must be like Office <office@firm.example>')
    .optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://files.example' })
    .optional(),
  S3_BUCKET: text.optional(),
  S3_REGION: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  VAPID_PUBLIC_KEY: text.regex(/^[\w-]{87}$/, 'must be 65 bytes as base64url').optional(),
  VAPID_PRIVATE_KEY: text.regex(/^[\w-]{43}$/, 'must be 32 bytes as base64url').optional(),
  PUSH_HOSTS: text
    .regex(
      /^[\w.-]+(:\d+)?(\s*,\s*[\w.-]+(:\d+)?)*$/,
      'must be hosts like push.firm.example, with commas between them',
    )
    .optional(),
  FIRM_NAME: text.max(100).default('TRW'),
  FIRM_EMAIL: z.email('must be an e-mail address').default('careers@localhost.example'),
  FIRM_LANGUAGE: z.enum(languages, "must be 'en' or 'bn'").default('en'),
  FIRM_TIME_ZONE: text.refine(isTimeZone, 'must be a time zone like Asia/Dhaka').default('Asia/Dhaka'),
  COST_CURRENCY: currency.default('USD'),
  STATEMENT_CURRENCY: currency.default('BDT'),
  TRUSTED_PROXIES: text
    .refine(areProxies, 'must be addresses like 10.0.0.1, 10.0.0.0/8 or loopback, with commas between them')
    .optional(),
  SERVICE_WORKER: z.enum(['on', 'off'], "must be 'on' or 'off'").default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
})

/** Every setting that is read. */
export const settingNames: readonly string[] = Object.keys(schema.shape)

export type Settings = z.infer<typeof schema> & {
  /** Where people reach the site: scheme, host and port, no trailing slash. */
  site: string
  /** The site is on this machine, so a person may read the outbox in the browser. */
  site_is_local: boolean
  /** Mails are not sent but kept for reading at /outbox. */
  shows_outbox: boolean
}

/** A setting that the product cannot start with; its message names the setting. */
export class WrongSetting extends Error {}

/** Reads and checks all settings once. Unknown variables are ignored, empty ones count as unset. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new WrongSetting(`The setting ${issue?.path.join('.')} is wrong: it ${sentence(issue?.message)}.`)
  }
  const settings = parsed.data
  if (settings.DATABASE_URL && !settings.AUTH_SECRET) {
    throw new WrongSetting(
      'The setting AUTH_SECRET is missing: with DATABASE_URL it must be given (32 characters or more), and be the same on every instance.',
    )
  }
  if ((settings.VAPID_PUBLIC_KEY === undefined) !== (settings.VAPID_PRIVATE_KEY === undefined)) {
    throw new WrongSetting(
      'Of the settings VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY one is missing: both must be given, or neither.',
    )
  }
  if (settings.DATABASE_REPLICA_URL && !settings.DATABASE_URL) {
    throw new WrongSetting(
      'The setting DATABASE_URL is missing: DATABASE_REPLICA_URL is a replica of the database that it names.',
    )
  }
  if (settings.S3_BUCKET !== undefined && !(settings.S3_ACCESS_KEY_ID && settings.S3_SECRET_ACCESS_KEY)) {
    throw new WrongSetting(
      'The settings S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are missing: with S3_BUCKET both must be given.',
    )
  }
  const site = (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, '')
  const site_is_local = isLocal(new URL(site).hostname)
  return { ...settings, site, site_is_local, shows_outbox: site_is_local && !settings.SMTP_URL }
}

function sentence(message = 'is not valid'): string {
  return /^(must|is)\b/.test(message) ? message : `is not accepted (${message})`
}

/** The site stands at the root of its address, and links to it carry no password. */
function isRoot(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { username, password, pathname, search, hash } = new URL(address)
  return [username, password, search, hash].join('') === '' && pathname === '/'
}

function isLocal(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host === '[::1]' || host.endsWith('.localhost')
}

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

function areServers(url: string): boolean {
  return addressesIn(url).every((address) => /^postgres(ql)?:$/.test(URL.parse(address)?.protocol ?? ''))
}

function areProxies(list: string): boolean {
  return list.split(',').every((entry) => {
    const [address = '', bits, ...rest] = entry.trim().split('/')
    const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
    if (bits === undefined) return longest > 0 || ['loopback', 'linklocal', 'uniquelocal'].includes(address)
    return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= longest
  })
}
