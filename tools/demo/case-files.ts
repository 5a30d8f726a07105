import { setCaseAccess } from '../../contract/case-access.ts'
import { closeCase, disposeCase, getCaseFile, sendCaseMessage } from '../../contract/case-file.ts'
import { transferCase } from '../../contract/case-moves.ts'
import { type LegalCase, listCases, updateCase } from '../../contract/cases.ts'
import {
  decideConflictCheck,
  decideConflictHit,
  getConflictCheck,
  listConflictChecks,
} from '../../contract/conflicts.ts'
import { createCourt, listCaseStages, listCaseTypes } from '../../contract/courts.ts'
import { createCaseParty, createParty } from '../../contract/parties.ts'
import type { PartyKind, PartyRole, PartySide } from '../../contract/party-words.ts'
import { listProfiles } from '../../contract/people.ts'
import { daysAfter, momentAt } from './calendar.ts'
import { listOfCourt } from './cause-lists.ts'
import { type CourtFile, courtFiles, courts } from './court-files.ts'
import { deadlinesOf } from './deadlines.ts'
import type { Act, Chapter, Firm, Member } from './firm.ts'
import { daysInCourt } from './hearings.ts'
import { matters } from './matters.ts'
import { caseIdOf } from './plan-tasks.ts'

/** What the files of the firm have come to know of each other. */
interface Files {
  ids: Map<string, string>
  /** The same people and bodies stand on several cases. */
  parties: Map<string, string>
  partner: Member
}

/** The twelve cases that are before a court get their files: numbers, people, parties, checks, and who may see them. */
export const caseFiles: Chapter = (firm) => {
  const [partner] = firm.partners
  if (!partner) throw new Error('a firm without partners')
  const files: Files = { ids: new Map(), parties: new Map(), partner }
  const began = daysAfter(firm.today, -12)
  const at = (day: string, minute: number) => momentAt(day, minute, firm.zone)
  const opened = courtFiles.flatMap((file, place): Act[] => {
    const day = at(daysAfter(began, Math.floor(place / 2)), 11 * 60 + place)
    const inCourt = {
      ...{ file, place, opened: day, partner, known: (name: string) => known(files, name) },
      caseId: async () => (await caseOf(firm, files, file)).id,
    }
    return [
      { at: day, happen: () => openFile(firm, files, file) },
      { at: at(daysAfter(began, 7), 10 * 60 + place), happen: () => endFile(firm, files, file) },
      ...daysInCourt(firm, inCourt),
      ...deadlinesOf(firm, inCourt),
    ]
  })
  return [
    { at: at(began, 10 * 60), happen: () => learnWords(firm, files) },
    ...opened,
    { at: at(daysAfter(began, 9), 12 * 60), happen: () => decideChecks(firm, files) },
    listOfCourt(firm, partner, (name) => known(files, name)),
    ...courtFiles
      .filter(({ only, walls }) => only ?? walls)
      .map(
        (file): Act => ({
          at: new Date(firm.now.getTime() - 60_000),
          happen: () => guardFile(firm, files, file),
        }),
      ),
  ]
}

/** Writes the courts down, and notes what types, stages and people the firm has. */
async function learnWords(firm: Firm, { ids, partner }: Files): Promise<void> {
  for (const body of courts) ids.set(body.name_en, (await firm.call(partner, createCourt, { body })).id)
  const all = { query: { limit: 200 } } as const
  for (const { id, code } of (await firm.call(partner, listCaseTypes, all)).items) ids.set(code, id)
  for (const { id, name_en } of (await firm.call(partner, listCaseStages, all)).items) ids.set(name_en, id)
  for (const { user_id, full_name } of (await firm.call(partner, listProfiles, all)).items)
    ids.set(full_name, user_id)
}

const known = ({ ids }: Files, name: string): string => {
  const id = ids.get(name)
  if (!id) throw new Error(`the demo knows no ${name}`)
  return id
}

async function caseOf(firm: Firm, { partner }: Files, { matter }: CourtFile): Promise<LegalCase> {
  const of = matters.find(({ client }) => client === matter)
  const case_id = of ? caseIdOf(of, firm.today) : matter
  const { items } = await firm.call(partner, listCases, { query: { case_id, limit: 1 } })
  const [found] = items
  if (!found) throw new Error(`the demo has no case of ${matter}`)
  return found
}

async function openFile(firm: Firm, files: Files, file: CourtFile): Promise<void> {
  const { partner } = files
  const { id, version, client_name } = await caseOf(firm, files, file)
  const [court, type, stage] = [file.court, file.type, file.stage].map((name) => known(files, name))
  const named = { title: file.title, court_ref: court, type_ref: type, stage_ref: stage }
  const numbered = { case_no: file.no, case_year: file.year, filed_on: file.filed, tags: [...file.tags] }
  const lead_id = known(files, file.lead)
  const fee = { fee_kind: file.fee ?? 'none' } as const
  const body = { version, ...named, ...numbered, ...fee, lead_id, ...(file.bench && { bench: file.bench }) }
  await firm.call(partner, updateCase, { params: { id }, body })
  await addParty(firm, files, id, { ...nameOf(client_name ?? file.title), ...file.client })
  for (const other of file.others) await addParty(firm, files, id, other)
  if (file.message) {
    const lead = firm.members.find(({ full_name }) => full_name === file.lead) ?? partner
    await firm.call(lead, sendCaseMessage, { body: { case_ref: id, message_text: file.message } })
  }
}

interface DemoParty {
  name_latin?: string
  name_bangla?: string
  kind: PartyKind
  side: PartySide
  role: PartyRole
  is_counsel?: boolean
}

const nameOf = (name: string) =>
  /\p{Script=Bengali}/u.test(name) ? { name_bangla: name } : { name_latin: name }

async function addParty(
  firm: Firm,
  { parties, partner }: Files,
  case_ref: string,
  { side, role, ...who }: DemoParty,
): Promise<void> {
  const name = who.name_latin ?? who.name_bangla ?? ''
  const party_ref = parties.get(name) ?? (await firm.call(partner, createParty, { body: who })).id
  parties.set(name, party_ref)
  await firm.call(partner, createCaseParty, { body: { case_ref, party_ref, side, role } })
}

/** What became of it since: another court, its end, and who may see it. */
async function endFile(firm: Firm, files: Files, file: CourtFile): Promise<void> {
  const { partner } = files
  const { id } = await caseOf(firm, files, file)
  const version = async () => (await firm.call(partner, getCaseFile, { query: { id } })).case.version
  if (file.moves) {
    const { to, type, no, year, bench } = file.moves
    const [court_ref, type_ref] = [known(files, to), known(files, type)]
    const from_on = daysAfter(firm.today, -5)
    const number = {
      court_ref,
      type_ref,
      case_no: no,
      case_year: year,
      bench,
      from_on,
      why: 'appealed' as const,
    }
    await firm.call(partner, transferCase, { body: { id, version: await version(), ...number } })
  }
  if (file.disposed)
    await firm.call(partner, disposeCase, {
      body: { id, version: await version(), on: daysAfter(firm.today, -6), result: file.disposed },
    })
  if (file.closed)
    await firm.call(partner, closeCase, {
      body: { id, version: await version(), note: file.closed, warned: true },
    })
}

/** Who may see a case; nobody can work any more on what they do not see. */
async function guardFile(firm: Firm, files: Files, file: CourtFile): Promise<void> {
  const { partner } = files
  const { id, version } = await caseOf(firm, files, file)
  await firm.call(partner, setCaseAccess, {
    body: {
      id,
      version,
      access: file.only ? 'restricted' : 'firm',
      people: [file.lead, ...(file.only ?? [])].map((name) => known(files, name)),
      walls: (file.walls ?? []).map(({ who, reason }) => ({ user_id: known(files, who), reason })),
    },
  })
}

/** The first partner decides what was found on two cases; the rest waits for somebody. */
async function decideChecks(firm: Firm, files: Files): Promise<void> {
  const { partner } = files
  for (const file of courtFiles.filter(({ isCleared }) => isCleared)) {
    const { id: case_ref } = await caseOf(firm, files, file)
    const query = { case_ref, state: 'waiting' as const, limit: 1 }
    const [newest] = (await firm.call(partner, listConflictChecks, { query })).items
    if (!newest) continue
    const { hits } = await firm.call(partner, getConflictCheck, { params: newest })
    for (const { id, version } of hits.filter(({ decision }) => decision === 'open'))
      await firm.call(partner, decideConflictHit, {
        params: { id },
        body: { version, decision: 'other_person' },
      })
    const { version } = await firm.call(partner, getConflictCheck, { params: newest })
    await firm.call(partner, decideConflictCheck, { body: { id: newest.id, version, state: 'cleared' } })
  }
}
