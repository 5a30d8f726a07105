import { expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aCase, wall } from '../cases/testing.ts'
import { aParty } from './testing.ts'

const { world, partner, walled, other } = aFirm('cases, parties, name_index', {
  partner: ['partner', 'Nusrat Jahan'],
  walled: ['partner', 'Rafiq Khan'],
  other: ['partner', 'Imran Hossain'],
})

const put = async (case_ref: string, party_ref: string) => {
  const placed = { case_ref, party_ref, side: 'theirs', role: 'opponent' }
  const { status, body } = await partner.call('POST', '/rest/v1/case_parties', placed)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.id
}

/** Two parties of one visible case, of which the first stands on a hidden case, too; both are taken off the visible one. */
async function two() {
  const seen = await aCase(partner, { case_id: 'SEEN' })
  const hidden = await aCase(partner, { case_id: 'HIDDEN' })
  for (const person of [walled, other]) await wall(world, hidden.id, person, partner)
  const both: { id: string; version: number }[] = []
  for (const isHidden of [true, false]) {
    const party = await aParty(partner, { name_latin: 'Rahima Khatun' })
    if (isHidden) await put(hidden.id, party.id)
    const on = await put(seen.id, party.id)
    expect((await walled.call('DELETE', `/rest/v1/case_parties/${on}`)).status).toBe(204)
    both.push(party)
  }
  return both
}

it('a party taken off its last visible case answers alike, whether it stands on a hidden one or not', async () => {
  const [hidden, free] = await two()
  if (!hidden || !free) throw new Error('there are two')
  const party = (who: TestPerson, { id }: { id: string }) => who.call('GET', `/rest/v1/parties/${id}`)
  const aliases = (who: TestPerson, { id }: { id: string }) =>
    who.call('POST', '/rest/v1/party_aliases', { party_ref: id, name: 'Rahima Begum', kind: 'alias' })
  const plain = async (answer: ReturnType<typeof party>) => {
    const { status, body } = await answer
    return {
      ...body,
      status,
      ...(body.request_id && { request_id: '' }),
      id: '',
      party_ref: '',
      aliases: body.aliases?.length,
    }
  }
  for (const who of [walled, other]) {
    const [one, two] = [await plain(party(who, hidden)), await plain(party(who, free))]
    expect(one).toEqual(two)
    expect(one).toMatchObject({ status: 200, cases: 0 })
    const found = (await who.call('GET', '/rest/v1/parties?q=Rahima')).body.items
    expect(found.map(({ id }: { id: string }) => id).sort()).toEqual([hidden.id, free.id].sort())
  }
  const [added, addedFree] = [await plain(aliases(walled, hidden)), await plain(aliases(walled, free))]
  expect(added).toEqual(addedFree)
  expect(added.status).toBe(201)

  // What is done with it changes nothing on the hidden case.
  const edit = ({ id, version }: { id: string; version: number }) =>
    walled.call('PATCH', `/rest/v1/parties/${id}`, { note: 'Changed', version })
  const [edited, editedFree] = [await plain(edit(hidden)), await plain(edit(free))]
  expect(edited).toEqual(editedFree)
  expect(edited.status).toBe(200)
  const kept = (await partner.call('GET', '/rest/v1/parties?limit=10')).body.items
  expect(kept.filter(({ note }: { note: string | null }) => note === null)).toMatchObject([{ cases: 1 }])
})

it('deleted by who sees it on no case it is gone for everybody kept from the hidden one, and stands there', async () => {
  for (const party of await two()) {
    expect((await walled.call('DELETE', `/rest/v1/parties/${party.id}`)).status).toBe(204)
    for (const who of [walled, other])
      expect((await who.call('GET', `/rest/v1/parties/${party.id}`)).status).toBe(404)
  }
  const left = (await partner.call('GET', '/rest/v1/parties?limit=10')).body.items
  expect(left).toMatchObject([{ name_latin: 'Rahima Khatun', cases: 1 }])
})
