import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { restrict, wall } from '../cases/testing.ts'
import { aCourt } from '../hearings/testing.ts'
import { aFirmToRemind, remindNow } from './testing.ts'

const {
  world,
  partner,
  other,
  lead,
  farhan,
  court,
  mails,
  post,
  now,
  at,
  remindAt,
  emailOf,
  mailed,
  told,
  inCourt,
  set,
  seen,
} = aFirmToRemind()

describe('reminders of a hearing', () => {
  it('check 48: reach each person once a step, over two instances and a restart, and a moved date anew', async () => {
    const of = await inCourt()
    const row = await set(of.id, '2026-12-10')
    await remindAt('2026-12-03', '07:29')
    expect(mails).toEqual([])
    at('2026-12-03', '07:30')
    await Promise.all([remindNow(world), remindNow(world)])
    await remindAt('2026-12-03', '07:31')
    expect(await mailed(farhan)).toEqual([
      ['Hearing on Dec 10, 2026', 'Hearing on Dec 10, 2026: LAND-4, District Judge, Argument, Dec 10, 2026'],
    ])
    expect(await told(farhan)).toEqual([
      'hearing_reminder: Hearing on Dec 10, 2026 · LAND-4, District Judge, Argument',
    ])
    expect(await mailed(lead)).toEqual([])
    await remindAt('2026-12-09', '17:00')
    expect((await mailed(farhan)).at(-1)?.[0]).toBe('Hearing tomorrow')
    expect(await mailed(lead)).toHaveLength(1)
    await (await now(partner)).call('PATCH', `/rest/v1/hearings/${row.id}`, {
      version: 1,
      on_day: '2026-12-13',
      keep: true,
    })
    await remindAt('2026-12-12', '17:00')
    await remindAt('2026-12-12', '17:01')
    expect((await mailed(farhan)).map(([subject]) => subject)).toEqual([
      'Hearing on Dec 10, 2026',
      'Hearing tomorrow',
      'Hearing tomorrow',
    ])
    await remindAt('2026-12-13', '07:30')
    expect((await told(farhan)).at(-1)).toBe(
      'hearing_reminder: Hearing today · LAND-4, District Judge, Argument',
    )
  })

  it('come as one mail a person, in order, and a step that was missed is made up until its day is over', async () => {
    const of = await inCourt()
    await set(of.id, '2026-12-03', { at_time: '11:00' })
    const later = await inCourt({ case_id: 'BAIL-2' })
    await set(later.id, '2026-12-03', { at_time: '10:00', purpose: null })
    const gone = await inCourt({ case_id: 'GONE-1' })
    await world.rows(
      `insert into hearings (id, case_ref, on_day, court_ref, appears_id, created_by, created_at, updated_at)
         values (gen_random_uuid(), $1, '2026-11-20', $2, $3, $3, now(), now())`,
      [gone.id, court.id, farhan.user_id],
    )
    await remindAt('2026-12-03', '08:00')
    expect(await mailed(farhan)).toEqual([
      [
        'Reminders from TRW',
        'Hearing today: BAIL-2, District Judge, Dec 03, 2026',
        'Hearing today: LAND-4, District Judge, Argument, Dec 03, 2026',
      ],
    ])
    expect(await told(farhan)).toHaveLength(2)
  })

  it('check 49: no mail leaves between 21:00 and 07:00, and what nobody has seen by 20:00 goes on', async () => {
    const of = await inCourt()
    await remindAt('2026-11-27', '07:30')
    const row = await set(of.id, '2026-12-04', { keep: true })
    await remindAt('2026-11-28', '07:30')
    expect((await seen(farhan, row.id)).status).toBe(200)
    mails.splice(0)
    await remindAt('2026-12-03', '17:00')
    const known = await inCourt({ case_id: 'SEEN-1' })
    await remindAt('2026-12-03', '19:59')
    expect(await told(partner)).toEqual([])
    await remindAt('2026-12-03', '20:00')
    expect(await told(partner)).toEqual([
      'hearing_reminder: Nobody has seen the reminder of this hearing · LAND-4, District Judge, Argument',
    ])
    expect(await told(lead)).toHaveLength(2)
    expect((await mailed(partner)).flat()).toHaveLength(2)
    expect((await mailed(other)).flat()).toHaveLength(2)
    await remindAt('2026-12-03', '20:01')
    expect(await mailed(partner)).toHaveLength(1)
    mails.splice(0)
    await set(known.id, '2026-12-04', { keep: true })
    await remindAt('2026-12-03', '21:00')
    await remindAt('2026-12-04', '06:59')
    expect(mails).toEqual([])
    await remindAt('2026-12-04', '07:00')
    expect((await mailed(farhan)).flat()[1]).toMatch(/^Hearing today: SEEN-1/)
    expect((await seen(farhan, row.id)).status).toBe(200)
  })

  it('are no reminder that nobody has seen where the hearing came into the diary on its own day', async () => {
    const of = await inCourt()
    await world.rows('update cases set lead_id = null where id = $1', [of.id])
    await remindAt('2026-12-04', '15:00')
    await set(of.id, '2026-12-04', { keep: true, appears_id: null })
    await remindAt('2026-12-04', '15:01')
    await remindAt('2026-12-04', '20:00')
    expect(await told(partner)).toEqual([])
  })

  it('check 41: once seen on one way they go to nobody else, and a guarded case is named in no mail', async () => {
    const of = await inCourt()
    const row = await set(of.id, '2026-12-04', { keep: true })
    const guarded = await inCourt({ case_id: 'SECRET-1' })
    await restrict(world, guarded.id, lead, farhan)
    await wall(world, guarded.id, other, partner)
    const hidden = await set(guarded.id, '2026-12-04', { at_time: '10:00', keep: true })
    await remindAt('2026-12-03', '17:00')
    const [[, first = '', second = ''] = []] = await mailed(farhan)
    expect([first, second].sort()).toEqual([
      'A case with limited access',
      'Hearing tomorrow: LAND-4, District Judge, Argument, Dec 04, 2026',
    ])
    expect(JSON.stringify(mails)).not.toContain('SECRET-1')
    expect(await told(farhan)).toHaveLength(2)
    expect((await seen(farhan, row.id)).status).toBe(200)
    expect(
      await world.rows('select 1 from notifications where is_read and subject_id = $1', [row.id]),
    ).toHaveLength(1)
    expect((await seen(partner, row.id)).status).toBe(404)
    mails.splice(0)
    await remindAt('2026-12-03', '20:00')
    const nameless = [['Reminders from TRW', 'A case with limited access']]
    expect([await mailed(partner), await mailed(lead)]).toEqual([nameless, nameless])
    expect(JSON.stringify(mails)).not.toMatch(/LAND-4|SECRET-1/)
    expect(await told(partner)).toEqual([
      'hearing_reminder: Nobody has seen the reminder of this hearing · SECRET-1, District Judge, Argument',
    ])
    expect(await told(other)).toEqual([])
    const day = async (who: TestPerson) =>
      (await (await now(who)).call('GET', '/rest/v1/rpc/reminders_of_day?day=2026-12-04')).body.items
    expect(await day(partner)).toHaveLength(2)
    expect(await day(other)).toMatchObject([
      { subject_id: row.id, seen_by: { full_name: 'Farhan Kabir' }, may_see: false, not_mailed: [] },
    ])
    expect((await seen(other, hidden.id)).status).toBe(404)
  })

  it('warn the evening before of two hearings of one person, whoever sees both, and once', async () => {
    const far = await aCourt(world, { name_en: 'High Court', place: 'Ramna' })
    const [of, writ] = [await inCourt(), await inCourt({ case_id: 'WRIT-9' })]
    await set(of.id, '2026-12-09')
    await remindAt('2026-12-02', '07:30')
    await set(writ.id, '2026-12-09', { court_ref: far })
    const clash = 'hearing_reminder: Clash: District Judge and High Court · LAND-4 and WRIT-9, Dec 09, 2026'
    expect(await told(farhan)).not.toContain(clash)
    mails.splice(0)
    await remindAt('2026-12-08', '17:00')
    await remindAt('2026-12-08', '17:01')
    expect((await told(farhan)).filter((line) => line === clash)).toHaveLength(1)
    const [mail, ...more] = await mailed(farhan)
    expect(more).toEqual([])
    expect(mail?.slice(1).at(-1)).toBe('Clash: District Judge and High Court, Dec 09, 2026')
    expect(mail).toHaveLength(4)
    expect((await mailed(lead)).flat().join()).not.toContain('Clash')
    expect((await told(lead)).join()).not.toContain('Clash')
    await remindAt('2026-12-09', '07:30')
    expect((await told(farhan)).filter((line) => line.includes('Clash'))).toHaveLength(1)
    expect((await mailed(farhan)).at(-1)?.join()).not.toContain('Clash')
  })

  it('warn of a hearing that is added late with the others of its day, in the words of what is tight', async () => {
    const of = await inCourt()
    await set(of.id, '2026-12-10', { at_time: '10:00' })
    await remindAt('2026-12-09', '17:00')
    expect((await told(farhan)).join()).not.toContain('Tight')
    await set((await inCourt({ case_id: 'BAIL-2' })).id, '2026-12-10', { at_time: '10:30' })
    mails.splice(0)
    await remindAt('2026-12-09', '18:00')
    const line = 'Tight: District Judge and District Judge'
    expect((await told(farhan)).filter((told) => told.includes(line))).toHaveLength(1)
    expect((await mailed(farhan)).flat()).toContain(`${line}, Dec 10, 2026`)
  })

  it('name no court of a guarded case in a mail, and tell nobody of a case that is hidden from them', async () => {
    const far = await aCourt(world, { name_en: 'High Court', place: 'Ramna' })
    const secret = await inCourt({ case_id: 'SECRET-1' })
    await restrict(world, secret.id, lead, farhan)
    await set((await inCourt()).id, '2026-12-09')
    await set(secret.id, '2026-12-09', { court_ref: far, with_ids: [other.user_id] })
    await set((await inCourt({ case_id: 'BAIL-2' })).id, '2026-12-09', { appears_id: other.user_id })
    await wall(world, secret.id, other, partner)
    await remindAt('2026-12-08', '17:00')
    const lines = (await mailed(farhan)).flat()
    expect(lines.filter((line) => line.startsWith('Clash'))).toEqual([
      'Clash: District Judge and A case with limited access, Dec 09, 2026',
    ])
    expect(JSON.stringify(mails)).not.toMatch(/SECRET-1|High Court/)
    expect((await told(other)).join()).not.toMatch(/Clash|SECRET/)
    expect((await told(farhan)).join()).toContain(
      'Clash: District Judge and High Court · LAND-4 and SECRET-1',
    )
    await wall(world, secret.id, farhan, partner)
    expect((await told(farhan)).join()).not.toMatch(/Clash|SECRET|High Court/)
  })

  it('show whom no mail has reached, and try until the day is over', async () => {
    const of = await inCourt()
    const row = await set(of.id, '2026-12-04', { keep: true })
    post.isRefusing = true
    await remindAt('2026-12-03', '17:00')
    const day = async () =>
      (await (await now(farhan)).call('GET', '/rest/v1/rpc/reminders_of_day?day=2026-12-04')).body.items[0]
    expect(await day()).toMatchObject({
      subject_id: row.id,
      may_see: true,
      seen_at: null,
      not_mailed: [{ full_name: 'Farhan Kabir' }, { full_name: 'Sadia Rahman' }],
    })
    post.isRefusing = false
    await remindAt('2026-12-03', '17:05')
    expect(mails).toEqual([])
    await remindAt('2026-12-03', '17:10')
    expect(await mailed(farhan)).toHaveLength(1)
    expect(await day()).toMatchObject({ not_mailed: [] })
  })

  it('are the same mail again where nobody knows whether it was taken, whatever falls due in between', async () => {
    const of = await inCourt()
    await set(of.id, '2026-12-04', { keep: true })
    post.isSilent = true
    await remindAt('2026-12-03', '17:00')
    post.isSilent = false
    const another = await inCourt({ case_id: 'LAND-5' })
    await set(another.id, '2026-12-04', { keep: true })
    await remindAt('2026-12-03', '17:11')
    await remindAt('2026-12-03', '17:22')
    const to = await emailOf(farhan)
    const [first, again, next, ...more] = mails
      .filter((mail) => mail.to === to)
      .map(({ id, letter }) => ({ id, text: JSON.stringify(letter) }))
    expect(again).toEqual(first)
    expect(first?.text).not.toContain('LAND-5')
    expect(next?.id).not.toBe(first?.id)
    expect(next?.text).not.toContain('LAND-4')
    expect(more).toEqual([])
  })

  it('tell who appears and the lead that an outcome is missing', async () => {
    const of = await inCourt()
    await set(of.id, '2026-12-03')
    await remindAt('2026-12-04', '09:00')
    const missing = 'hearing_outcome: Outcome missing · LAND-4, District Judge, Dec 03, 2026'
    expect((await told(farhan)).at(-1)).toBe(missing)
    expect(await told(lead)).toContain(missing)
    await remindAt('2026-12-05', '09:00')
    expect((await told(farhan)).filter((line) => line === missing)).toHaveLength(1)
  })
})
