import { cpuOf, usedBetween } from './cpu.ts'
import type { BenchPerson } from './firm.ts'
import { type Grown, openGrown } from './grown.ts'
import { type Asker, answerOf, type Load, loadOf } from './load.ts'
import { findPgbench, pgbench } from './pgbench.ts'
import { creating, reads, type Statement, updating } from './servers/bare-calls.ts'
import { type Running, startServer } from './servers/child.ts'
import { benchTitle, type Call, calls, type Place } from './speed-calls.ts'
import { pagesOfCalls } from './speed-pages.ts'
import { type Measured, printRatios, printSlopes } from './speed-tables.ts'

// Many short turns: what else the machine does then meets all alike.
const rounds = 10
const turnMs = 150
const connections = [1, 10]

interface Site extends Place {
  grown: Grown
  servers: { product: Running; bare: Running }
}

/**
 * The calls of the main job on a hundred thousand and more notes, through HTTP with rights and checked replies,
 * beside a bare handler of the same rows and beside pgbench: all in turns, so that all meet the same machine.
 */
export async function benchSpeed(): Promise<void> {
  const all = [10_000, 100_000, 1_000_000, ...(process.argv.includes('--ten-million') ? [10_000_000] : [])]
  const sizes = all.filter((notes) => notes <= most())
  const sites: Site[] = []
  try {
    for (const notes of sizes) sites.push(await open(notes))
    const measured: Measured[] = []
    for (const call of wanted()) {
      for (const site of sites) await proveSameRows(call, site)
      for (const count of call.isLong ? [1] : connections)
        measured.push(...(await measure(call, sites, count)))
    }
    for (const { grown } of sites) printRatios(grown.notes, measured)
    printSlopes(measured, await pagesOfCalls(sites, wanted()))
  } finally {
    for (const site of sites) await close(site)
  }
}

/** The largest database that is wanted, by `--up-to=100000`. */
function most(): number {
  const given = process.argv.find((word) => word.startsWith('--up-to='))
  return given === undefined ? Number.POSITIVE_INFINITY : Number(given.slice('--up-to='.length))
}

/** All calls, or those named by `--only=list,read`. */
function wanted(): readonly Call[] {
  const only = process.argv
    .find((word) => word.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',')
  return only ? calls.filter(({ name }) => only.includes(name)) : calls
}

async function open(notes: number): Promise<Site> {
  const grown = await openGrown(notes)
  const product = await startServer('product.ts', grown)
  const bare = await startServer('bare.ts', { ...grown, connection: grown.owner })
  const someone = (role: BenchPerson['role']) => {
    const at = grown.people.findIndex((each) => each.role === role)
    const [person, token] = [grown.people[at], product.tokens[at]]
    if (!person || token === undefined) throw new Error(`no ${role}`)
    return { ...person, token }
  }
  const partner = someone('partner')
  const { rows } = await grown.pool.query<{ id: string; version: number }>(
    `select id, version from notes where user_id = $1 and not is_archived order by created_at desc limit 200`,
    [partner.user_id],
  )
  const ports = { product: product.port, bare: bare.port }
  return {
    ...ports,
    grown,
    servers: { product, bare },
    partner,
    associate: someone('associate'),
    notes: rows,
  }
}

async function close({ grown, servers }: Site): Promise<void> {
  await servers.product.stop()
  await servers.bare.stop()
  await grown.pool.query(`delete from notes where title = $1`, [benchTitle])
  await grown.pool.query(`vacuum analyze notes`)
  await grown.close()
}

/** Both answer the same rows, or the comparison means nothing. */
async function proveSameRows({ name, product, bare }: Call, site: Site): Promise<void> {
  const asker = product(site)
  const answer = await answerOf(site.product, asker.ask(0))
  asker.heard?.(0, answer)
  const [ours, theirs] = [answer, await answerOf(site.bare, bare(site).ask(0))].map((said) =>
    keysIn(JSON.parse(said.toString())),
  )
  if (name !== 'create' && name !== 'months' && ours !== theirs) throw new Error(`${name}: the rows differ`)
}

interface Row {
  id?: string
  user_id?: string
}

function keysIn(answer: Row & { items?: Row[] }): string {
  return (answer.items ?? [answer]).map(({ id, user_id }) => id ?? user_id).join()
}

async function measure(call: Call, sites: readonly Site[], count: number): Promise<Measured[]> {
  const found = sites.map((site) => ({
    call,
    notes: site.grown.notes,
    connections: count,
    ours: [] as Turn[],
    theirs: [] as Turn[],
    pgbench: Number.NaN,
    askers: { ours: call.product(site), theirs: call.bare(site) },
    site,
  }))
  // The first turn warms everything up and does not count.
  for (let round = 0; round <= (call.isLong ? 3 : rounds); round++) {
    for (const { site, askers, ours, theirs } of found) {
      const bare = await turn(site, 'bare', askers.theirs, count)
      const product = await turn(site, 'product', askers.ours, count)
      if (round === 0) continue
      theirs.push(bare)
      ours.push(product)
    }
  }
  const program = findPgbench()
  for (const each of found) {
    if (program && !call.isLong) {
      each.pgbench = await pgbench(
        program,
        { ...each.site.grown, connection: each.site.grown.owner },
        statementsOf(call, each.site),
        count,
      )
    }
  }
  return found
}

/** One turn of one server. */
export interface Turn extends Load {
  /** Milliseconds of processor, of the server and the database together. */
  cpu: number | undefined
}

async function turn(site: Site, which: 'product' | 'bare', asker: Asker, count: number): Promise<Turn> {
  const { pid, port } = site.servers[which]
  const before = cpuOf(pid, site.grown.cluster)
  const load = await loadOf(port, asker, count, turnMs)
  return { ...load, cpu: usedBetween(before, cpuOf(pid, site.grown.cluster)) }
}

/** What the bare handler asks of the database for a call. */
function statementsOf({ bare, name }: Call, site: Site): Statement[] {
  const { user_id } = site.partner
  const change = { id: site.notes[0]?.id ?? '', user_id, title: benchTitle }
  if (name === 'update') return updating(change)
  if (name === 'create')
    return creating({ ...change, id: 'new', content: 'Called.', case_id: 'CASE-BARE-1', key: 'new' })
  const url = new URL(bare(site).ask(0).path, 'http://localhost')
  return [{ text: reads[url.pathname.slice(1)] ?? '', values: url.searchParams.getAll('v') }]
}
