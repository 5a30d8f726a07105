import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aCase, restrict, wall } from '../cases/testing.ts'
import { aCourt, aFirmInCourt, aHearing, rpc, table } from './testing.ts'

const { world, partner, associate, colleague, inCourt, read, close, board } = aFirmInCourt()

describe('a hearing of a case that is hidden', () => {
  it('check 11: is there for nobody from whom the case is hidden, and takes nothing of theirs', async () => {
    const on = await inCourt()
    const hearing = await aHearing(associate, {
      ...{ case_ref: on.id, on_day: '2026-11-21', appears_id: colleague.user_id },
      with_ids: [partner.user_id],
    })
    await wall(world, on.id, colleague, partner)
    // Whoever stands behind it does not appear any more.
    expect((await read(associate, `${table}/${hearing.id}`)).body).toMatchObject({
      ...{ appears: null, version: 2 },
      with: [{ full_name: 'Nusrat Jahan' }],
    })
    expect((await read(colleague, table)).body.items).toEqual([])
    expect((await board(colleague, 'day?day=2026-11-21')).items).toEqual([])
    const next = { kind: 'ended' }
    const answers = await Promise.all([
      read(colleague, `${table}/${hearing.id}`),
      colleague.call('PATCH', `${table}/${hearing.id}`, { room: '1', version: 2 }),
      colleague.call('DELETE', `${table}/${hearing.id}`),
      close(colleague, { id: hearing.id, version: 2 }, { next }),
      colleague.call('POST', `${rpc}/reopen_hearing`, { id: hearing.id, version: 2 }),
      colleague.call('POST', table, { case_ref: on.id, on_day: '2026-12-03' }),
      read(colleague, `${rpc}/hearing_statistics?case_ref=${on.id}`),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    const change = { appears_id: colleague.user_id, version: 2 }
    const named = await associate.call('PATCH', `${table}/${hearing.id}`, change)
    expect(named.body).toMatchObject({ reason: 'hearings.cannot_see', fields: [{ path: 'appears_id' }] })
  })

  it('names nobody who loses sight, several at once, keeps who is named with the restriction, and its lead hears of a wall', async () => {
    const place = { court_ref: await aCourt(world), lead_id: associate.user_id }
    const on = await aCase(partner, place)
    const [tanvir, mahin] = [
      await world.aPerson('associate', 'Tanvir'),
      await world.aPerson('associate', 'Mahin'),
    ]
    const at = { case_ref: on.id, appears_id: colleague.user_id, with_ids: [tanvir.user_id, mahin.user_id] }
    const hearing = await aHearing(associate, { ...at, on_day: '2061-11-21' })
    const now = async () => {
      const { appears, with: along } = (await read(associate, `${table}/${hearing.id}`)).body
      return [appears?.full_name, ...along.map(({ full_name }: { full_name: string }) => full_name)]
    }
    const allow = async (access: string, people: TestPerson[], walls: TestPerson[]) => {
      const { version } = (await read(partner, `/rest/v1/cases/${on.id}`)).body
      const raised = walls.map(({ user_id }) => ({ user_id, reason: 'Their own matter' }))
      const ids = people.map(({ user_id }) => user_id)
      const body = { id: on.id, version, access, people: ids, walls: raised }
      expect((await partner.call('POST', `${rpc}/set_case_access`, body)).status).toBe(200)
    }
    await allow('restricted', [colleague, tanvir], [])
    expect(await now()).toEqual(['Sadia Rahman', 'Tanvir'])
    await allow('firm', [], [colleague, tanvir])
    expect(await now()).toEqual([undefined])
    const { items } = (await read(associate, '/rest/v1/notifications')).body
    expect(items.map(({ title }: { title: string }) => title)).toContain('Sadia Rahman cannot appear')
  })

  it('is there for the people of a restricted case, and follows what becomes of it', async () => {
    const on = await inCourt()
    await aHearing(associate, { case_ref: on.id, on_day: '2026-11-21' })
    await restrict(world, on.id, associate)
    expect((await read(associate, table)).body.items).toHaveLength(1)
    expect((await read(colleague, table)).body.items).toEqual([])
    expect((await read(partner, table)).body.items).toHaveLength(1)
  })
})
