import { openExplained } from '../server/kernel/testing-pages.ts'
import type { Grown } from './grown.ts'
import { buildMeasured, tokenFor } from './servers/app.ts'
import type { Call, Place } from './speed-calls.ts'

/** How many pages of each database a call touches, by the name of the call; with the rights and all statements. */
export async function pagesOfCalls(
  sites: readonly (Place & { grown: Grown })[],
  calls: readonly Call[],
): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>()
  for (const site of sites) {
    const { database, take } = openExplained(site.grown.connection)
    const app = await buildMeasured(database, site.grown.dataDir)
    const place = {
      ...site,
      partner: { ...site.partner, token: await tokenFor(app, site.partner) },
      associate: { ...site.associate, token: await tokenFor(app, site.associate) },
    }
    for (const { name, product } of calls.filter((call) => call.name !== 'update')) {
      const asker = product(place)
      // The first statements of a connection read the catalogue too.
      for (let at = 0; at < 4; at++) await touch()
      async function touch(): Promise<number> {
        await take()
        const { method = 'GET', path, headers = {}, body } = asker.ask(0)
        const answer = await app.http.inject({
          method,
          url: path,
          headers,
          ...(body ? { payload: body } : {}),
        })
        if (answer.statusCode >= 300) throw new Error(`${path} answered ${answer.statusCode}`)
        return (await take()).reduce((sum, { pages }) => sum + pages, 0)
      }
      found.set(name, [...(found.get(name) ?? []), await touch()])
    }
    await app.http.close()
    await database.close()
  }
  return found
}
