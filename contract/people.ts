import * as z from 'zod/mini'
import { complaint } from './kernel/complaints.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { digitForms, languages } from './kernel/languages.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { roles } from './rights.ts'

/** A role to give or to ask for: one of the catalogue's. */
export const role = z.enum(roles)
/** A role as it is told: also one that a later release has brought. */
export const anyRole = z.string()
export type { Role } from './rights.ts'

/** A name as it stands beside what somebody did; `has_left` where they have left the firm since. */
export const named = z.object({ full_name: z.string(), has_left: z.optional(z.boolean()) })
export type Named = z.infer<typeof named>

/** The same with the role. */
export const author = z.extend(named, { role: anyRole })
export type Author = z.infer<typeof author>

/** What every signed-in person may know of another. */
export const person = z.extend(author, { user_id: f.id })
export type Person = z.infer<typeof person>

/** A person of the firm in a list, with the last day of their absence while it lasts. */
export const listedPerson = z.extend(person, { away_until: z.nullable(z.iso.date()) })
export type ListedPerson = z.infer<typeof listedPerson>

/**
 * A name that can be seen whole: with a sign in it that shows nothing, or turns the direction, it would be read as
 * somebody else's. Joiners stay between Bangla letters, where they shape what is seen.
 */
export const fullName = f
  .line(200, 1)
  .check(z.refine((name) => !unseen.test(name.replace(joined, '')), complaint('invisible_signs')))

const joined = /(?<=\p{Script=Bengali})[\u200c\u200d](?=\p{Script=Bengali})/gu
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Zl}\p{Zp}\u2800\ufff9-\ufffb]/u

/** How far the greeting of an empty firm is: still whole, or with the firm's settings looked at. */
export const firstSteps = z.enum(['open', 'firm-checked'])

/** Where signing in leads. */
export const startPages = ['tasks', 'my_day'] as const
export type StartPage = (typeof startPages)[number]

/** What a person may know of themselves. */
export const myProfile = z.extend(person, {
  email: z.string(),
  created_at: f.moment,
  version: f.version,
  /** The names of what they may do beyond what all staff may (contract/rights.ts). */
  rights: z.array(z.string()),
  /** For the first partner of an empty firm, until the steps are done or dismissed; null for everybody else. */
  first_steps: z.nullable(firstSteps),
  language: z.enum(languages),
  digits: z.enum(digitForms),
  start_page: z.enum(startPages),
})
export type MyProfile = z.infer<typeof myProfile>

const table = '/rest/v1/profiles'

export const listProfiles = endpoint({
  method: 'GET',
  path: table,
  summary: 'Everybody in the firm, or those of one role, by name',
  access: 'staff',
  query: z.object({ role: z.optional(role), ...paging }),
  reply: pageOf(listedPerson),
  refuses: [],
})

export const getMyProfile = endpoint({
  method: 'GET',
  path: `${table}/me`,
  summary: 'The caller',
  access: 'staff',
  reply: myProfile,
  refuses: [],
})

const one = z.object({ user_id: f.id })

export const getProfile = endpoint({
  method: 'GET',
  path: `${table}/:user_id`,
  summary: 'One person',
  access: 'staff',
  params: one,
  reply: person,
  refuses: ['row.not_found'],
})

export const changeProfile = endpoint({
  method: 'PATCH',
  path: `${table}/:user_id`,
  summary: 'Changes the caller’s own full name, language, digits or first page; nothing else can be changed',
  access: 'staff',
  params: one,
  // Loose, so that a forbidden column is seen and refused by name, and not silently dropped.
  body: z.looseObject({
    full_name: z.optional(fullName),
    language: z.optional(z.enum(languages, complaint('invalid'))),
    digits: z.optional(z.enum(digitForms, complaint('invalid'))),
    start_page: z.optional(z.enum(startPages, complaint('invalid'))),
    version: z.optional(f.version),
  }),
  reply: myProfile,
  refuses: ['row.not_found', 'rights.not_yours', 'profiles.only_full_name', 'request.stale_version'],
})

export const getFirstSteps = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/first_steps',
  summary: 'What of the first steps the firm has done: whether it has other people, and a case',
  access: 'staff',
  reply: z.object({ has_people: z.boolean(), has_case: z.boolean() }),
  refuses: [],
})

export const setFirstSteps = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/set_first_steps',
  summary: 'Notes that the firm’s settings were looked at, or ends the caller’s greeting for good',
  access: 'staff',
  body: z.object({ first_steps: z.enum(['firm-checked', 'done'], complaint('first_steps')) }),
  reply: myProfile,
  refuses: [],
})
