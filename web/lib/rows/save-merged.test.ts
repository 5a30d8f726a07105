import { describe, expect, it } from 'vitest'
import { CallFailure } from '../failure.ts'
import { merging } from './merge.ts'
import { saveMerged, type Work } from './save-merged.ts'

interface Form {
  title: string
  note: string
}
type Row = Form & { version: number }

const rules = merging<Form>()
const formOf = ({ title, note }: Row): Form => ({ title, note })
const base = { title: 'Hearing', note: 'Court 5' }

/** A server that holds one row and takes changes made on its version only. */
function aServer(row: Row) {
  const sent: Work<Form>[] = []
  let kept = row
  const send = async (work: Work<Form>) => {
    sent.push(work)
    if (work.version !== kept.version) {
      const stale = { kind: 'conflict', reason: 'request.stale_version', status: 409 } as const
      throw new CallFailure({ ...stale, message: 'Changed meanwhile', current: kept })
    }
    kept = { ...kept, ...work.form, version: kept.version + 1 }
    return kept
  }
  return { send, sent, row: () => kept }
}

function save(server: ReturnType<typeof aServer>, form: Form, typed: Form = form) {
  const merged: Form[] = []
  const outcome = saveMerged<Row, Form>(
    { form, base, version: 1 },
    { rules, formOf, send: server.send, typed: () => typed, onMerged: (_, next) => merged.push(next.form) },
  )
  return { outcome, merged }
}

describe('an edit that is saved', () => {
  it('is sent once where nobody else was there', async () => {
    const server = aServer({ ...base, version: 1 })
    expect(await save(server, { ...base, title: 'Plea' }).outcome).toMatchObject({
      saved: { form: { title: 'Plea', note: 'Court 5' }, version: 2 },
    })
  })

  it('joins what only others changed and sends it again', async () => {
    const server = aServer({ ...base, note: 'Court 7', version: 2 })
    const { outcome, merged } = save(server, { ...base, title: 'Plea' })
    expect((await outcome).conflict).toBeUndefined()
    expect(server.row()).toEqual({ title: 'Plea', note: 'Court 7', version: 3 })
    expect(merged).toEqual([{ title: 'Plea', note: 'Court 7' }])
  })

  it('is a conflict where both changed the same, with what else others changed joined in', async () => {
    const server = aServer({ title: 'Verdict', note: 'Court 7', version: 2 })
    const { conflict } = await save(server, { ...base, title: 'Plea' }).outcome
    expect(conflict).toMatchObject({
      fields: ['title'],
      mine: { title: 'Plea', note: 'Court 7' },
      theirs: { title: 'Verdict', note: 'Court 7' },
    })
    expect(server.row().title).toBe('Verdict')
  })

  it('is a conflict where what was typed since meets their change', async () => {
    const server = aServer({ ...base, note: 'Court 7', version: 2 })
    const { conflict } = await save(server, { ...base, title: 'Plea' }, { title: 'Plea', note: 'Court 9' })
      .outcome
    expect(conflict?.fields).toEqual(['note'])
  })

  it('sends nothing where nothing differs', async () => {
    const server = aServer({ ...base, version: 1 })
    await save(server, base).outcome
    expect(server.sent).toEqual([])
  })

  it('fails as the call does when it is refused for anything else', async () => {
    const server = aServer({ ...base, version: 1 })
    const refused = new Error('no')
    server.send = async () => Promise.reject(refused)
    await expect(save(server, { ...base, title: 'Plea' }).outcome).rejects.toBe(refused)
  })
})
