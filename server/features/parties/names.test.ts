import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { anApplication } from '../careers/testing.ts'
import { aCase } from '../cases/testing.ts'
import { aNote } from '../notes/testing.ts'
import { readNames } from './jobs.ts'
import { alikeNames } from './public.ts'
import { aParty, hides } from './testing.ts'

const table = '/rest/v1/parties'
const groups = '/rest/v1/name_groups'

const { world, partner, walled, associate, colleague } = aFirm('cases, parties, notes', {
  partner: ['partner', 'Nusrat Jahan'],
  walled: ['partner', 'Rafiq Khan'],
  associate: ['associate', 'Farhan Kabir'],
  colleague: ['associate', 'Sadia Rahman'],
})

const work = (job: string) =>
  world.app.jobs.find(({ name }) => name === job)?.work({}, { id: 'x', attempt: 1 })

/** Where the names stand that somebody is told are like one. */
async function alikeTo(who: TestPerson, name: string) {
  const claim = { kind: 'session', user_id: who.user_id, session_id: who.session_id } as const
  const found = await world.app.transact(claim, (ctx) => alikeNames(ctx, [name]))
  return found[0]?.hits.map(({ source, name }) => `${source}: ${name}`) ?? []
}

const found = async (q: string) => {
  const { body } = await partner.call('GET', `${table}?q=${encodeURIComponent(q)}`)
  return body.items.map(({ name_latin }: { name_latin: string }) => name_latin)
}

describe('the search of parties', () => {
  it('takes names of 200 letters with all their signs, finds them, and refuses one more', async () => {
    const sign = '\u0995\u09cd\u09b7\u09cb\u0982'
    const marked = Array.from({ length: 33 }, () => `${sign} `)
      .join('')
      .trim()
    const zalgo = `a${'\u0301'.repeat(198)}b`
    for (const name_bangla of [marked, sign.repeat(40)]) {
      await aParty(associate, { name_bangla })
      const { status } = await partner.call('GET', `${table}?q=${encodeURIComponent(name_bangla)}`)
      expect(status).toBe(200)
    }
    for (const name_latin of [zalgo, 'x'.repeat(200)]) {
      expect((await associate.call('POST', table, { name_latin, kind: 'person' })).status).toBe(201)
      expect(await alikeTo(associate, name_latin)).toHaveLength(1)
    }
    const long = { name_latin: 'x'.repeat(201), kind: 'person' }
    expect((await associate.call('POST', table, long)).status).toBe(400)
  })

  it('check 26: কামাল in the party search finds Kamal', async () => {
    await aParty(associate, { name_latin: 'Md. Kamal Hossain' })
    await aParty(associate, { name_latin: 'Jamal Uddin' })
    expect(await found('কামাল')).toEqual(['Md. Kamal Hossain'])
    expect(await found('kam')).toEqual(['Md. Kamal Hossain'])
    expect(await found('মোঃ কামাল হোসেন')).toEqual(['Md. Kamal Hossain'])
    expect(await found('Rahima')).toEqual([])
  })

  it('finds a party by another name that it got, and no longer by one that was taken away', async () => {
    const row = await aParty(partner, { name_latin: 'Abdur Rahman' })
    const alias = await partner.call('POST', '/rest/v1/party_aliases', {
      party_ref: row.id,
      name: 'Kalu Mia',
    })
    expect(await found('কালু')).toEqual(['Abdur Rahman'])
    await partner.call('PATCH', `/rest/v1/party_aliases/${alias.body.id}`, { version: 1, name: 'Dulal Mia' })
    expect([await found('Kalu'), await found('দুলাল মিয়া')]).toEqual([[], ['Abdur Rahman']])
    await partner.call('DELETE', `/rest/v1/party_aliases/${alias.body.id}`)
    expect(await found('Dulal')).toEqual([])
  })
})

describe('groups of spellings', () => {
  it('check 24: a new form in a group changes the result after the job', async () => {
    await aParty(associate, { name_latin: 'Kmaluddin Zzamal' })
    await aParty(associate, { name_latin: 'Qamaal Patwary' })
    expect(await found('Khairul Patwary')).toEqual([])
    const made = await partner.call('POST', groups, { weight: '1', forms: ['Khairul', 'Qamaal'] })
    expect(made).toMatchObject({ status: 201, body: { forms: ['khairul', 'qamaal'] } })
    expect(world.enqueued.at(-1)?.job).toBe('read-names')
    await work('read-names')
    expect(await found('Khairul Patwary')).toEqual(['Qamaal Patwary'])
    const change = { version: 1, forms: ['khairul'] }
    expect((await partner.call('PATCH', `${groups}/${made.body.id}`, change)).body.version).toBe(2)
    await work('read-names')
    expect(await found('Khairul Patwary')).toEqual([])
  })

  it('hold each spelling once, and are kept by whoever keeps the courts', async () => {
    expect(await partner.call('POST', groups, { weight: '1', forms: ['রহমান'] })).toMatchObject({
      status: 409,
      body: { reason: 'name_groups.form_taken' },
    })
    expect((await partner.call('POST', groups, { weight: '1', forms: ['two words'] })).status).toBe(400)
    expect((await associate.call('POST', groups, { weight: '1', forms: ['zillur'] })).status).toBe(403)
    expect((await associate.call('GET', groups)).body.items.length).toBeGreaterThan(40)
  })
})

describe('names that are alike', () => {
  it('check 31: an applicant’s name is found, by whoever reads applications', async () => {
    const row = await anApplication(world, { fullName: 'Mizanur Rahman' })
    expect(row.full_name).toBe('Mizanur Rahman')
    expect(await alikeTo(partner, 'মিজানুর রহমান')).toEqual(['applicant: Mizanur Rahman'])
    expect(await alikeTo(associate, 'মিজানুর রহমান')).toEqual([])
  })

  it('are found among clients of cases and tasks, staff and parties, before the job and after it', async () => {
    await aCase(associate, { client_name: 'Md. Abdul Karim' })
    await aNote(associate, { client_name: 'Abdul Korim' })
    await aNote(associate, { client_name: 'Abdul Korim' })
    await aParty(associate, { name_latin: 'Karim, Abdul' })
    const all = ['case_client: Md. Abdul Karim', 'note_client: Abdul Korim', 'party: Karim, Abdul']
    expect((await alikeTo(partner, 'আব্দুল করিম')).sort()).toEqual(all)
    await work('read-names')
    expect((await alikeTo(partner, 'আব্দুল করিম')).sort()).toEqual(all)
    expect((await alikeTo(partner, 'Sadia Rahman')).sort()).toEqual(['staff: Sadia Rahman'])
    // Tasks of others are not theirs to read, nor what they name.
    expect((await alikeTo(colleague, 'আব্দুল করিম')).sort()).toEqual([all[0], all[2]])
  })

  it('correction 11: are narrowed to what the caller may see', async () => {
    const of = await aCase(partner, { client_name: 'Abdul Karim' })
    await aNote(partner, { client_name: 'Abdul Korim', case_id: of.case_id })
    await world.rows('update notes set case_ref = $1', [of.id])
    await hides(world, of.id, walled, partner)
    expect(await alikeTo(walled, 'Abdul Karim')).toEqual([])
    expect(await alikeTo(partner, 'Abdul Karim')).toHaveLength(2)
  })

  it('are taken in from the tables of before, in steps that go on where one ended', async () => {
    // As rows that were there before anything was kept of them.
    await world.rows('alter table cases disable trigger user')
    await world.rows(
      `insert into cases (id, case_id, client_name, created_by, created_at, updated_at)
      select gen_random_uuid(), 'A/' || n, 'Client ' || n, $1, now(), now() from generate_series(1, 1200) n`,
      [partner.user_id],
    )
    await world.rows('alter table cases enable trigger user')
    await world.rows('delete from name_index')
    await world.rows('update name_index_state set is_done = false, after = null')
    // Broken off after the first step, as a process is that is killed.
    let opened = 0
    const broken = readNames((claim, run) => {
      opened += 1
      if (opened > 1) throw new Error('killed')
      return world.app.transact(claim, run)
    })
    await expect(broken.work({}, { id: 'x', attempt: 1 })).rejects.toThrow('killed')
    for (let again = 0; again < 2; again++) await work('read-names')
    const [counted] = await world.rows(
      `select count(*)::int as names, count(keys)::int as read from name_index where source = 'case_client'`,
    )
    expect(counted).toEqual({ names: 1200, read: 1200 })
    expect(
      await world.rows('select what from name_index_state where what <> $1 and not is_done', ['groups']),
    ).toEqual([])
  })

  it('lose a text that no task bears any more', async () => {
    const note = await aNote(associate, { client_name: 'Halda Salt' })
    await associate.call('PATCH', `/rest/v1/notes/${note.id}`, {
      version: note.version,
      client_name: 'Rupsha Jute',
    })
    await work('count-names')
    const texts = await world.rows(`select name, uses from name_index where source = 'note_client'`)
    expect(texts).toEqual([{ name: 'Rupsha Jute', uses: 1 }])
  })
})
