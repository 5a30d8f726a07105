import { performance } from 'node:perf_hooks'
import * as z from 'zod/mini'
import { openDatabase } from '../server/kernel/database.ts'
import { formOf } from '../server/platform/files/testing-contents.ts'
import type { Kept } from './grown.ts'
import { buildMeasured, tokenFor } from './servers/app.ts'

const rows = 20_000
const goal = 60

/** Says how long it takes to look at a file of 20,000 cases, half of which are there. */
export async function checkOfImport({ connection, dataDir, people }: Kept): Promise<string> {
  const database = openDatabase(connection, 4)
  const waiting: Record<string, unknown>[] = []
  const app = await buildMeasured(
    database,
    dataDir,
    (job, payload) => job === 'import' && waiting.push(payload),
  )
  try {
    const [person] = people
    if (!person) throw new Error('nobody works here')
    const authorization = `Bearer ${await tokenFor(app, person)}`
    const form = formOf([
      { name: 'kind', content: 'cases' },
      { name: 'file', file_name: 'cases.csv', content: Buffer.from(sheet()) },
    ])
    const began = performance.now()
    const sent = await app.http.inject({
      method: 'POST',
      url: '/rest/v1/rpc/preview_import',
      headers: { ...form.headers, authorization },
      payload: form.payload,
    })
    if (sent.statusCode !== 201) throw new Error(`no preview: ${sent.statusCode} ${sent.body.slice(0, 300)}`)
    const job = app.jobs.find(({ name }) => name === 'import')
    for (const payload of waiting) await job?.work(payload, { id: 'bench', attempt: 1 })
    const took = (performance.now() - began) / 1000
    const id = z.parse(z.looseObject({ id: z.string() }), sent.json()).id
    const seen = await app.http.inject({ url: `/rest/v1/import_runs?id=${id}`, headers: { authorization } })
    const said = JSON.stringify(
      z.parse(z.object({ items: z.array(z.looseObject({})) }), seen.json()).items[0]?.counts,
    )
    return `Looking at ${rows.toLocaleString('en')} rows of a file took ${took.toFixed(1)} s (goal ${goal} s): ${said}`
  } finally {
    await app.http.close()
    await database.close()
  }
}

function sheet(): string {
  const lines = Array.from({ length: rows }, (_, n) => {
    const id = n % 2 === 0 ? `CASE-2026-${n}` : `OLD-${n}`
    return `${id},Client ${n},Plaintiff ${n} v State,${n},2019`
  })
  return ['Case ID,Client,Title,Number,Year', ...lines].join('\r\n')
}
