/** A push as the browser shows it. */
interface Pushed {
  title: string
  body: string
  /** One that is shown under the same tag is replaced. */
  tag: string | undefined
  /** A path of the site. */
  path: string
}

/** Reads what was pushed; of an address that leads elsewhere the start remains, of what cannot be read the site's address. */
export function readPushed(payload: unknown, site: string): Pushed {
  const { title, body, tag, path } = fieldsOf(payload)
  return {
    title: typeof title === 'string' && title !== '' ? title : new URL(site).host,
    body: typeof body === 'string' ? body : '',
    tag: typeof tag === 'string' ? tag : undefined,
    path: pathWithin(path, site),
  }
}

function fieldsOf(payload: unknown): Record<string, unknown> {
  return typeof payload === 'object' ? { ...payload } : {}
}

/** A path below the site, never another origin: '//evil' and 'javascript:' are addresses too. */
function pathWithin(path: unknown, site: string): string {
  const found = typeof path === 'string' && path.startsWith('/') ? URL.parse(path, site) : null
  return found?.origin === site ? found.pathname + found.search + found.hash : '/'
}
