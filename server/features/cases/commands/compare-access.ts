import type { CaseAccess, setCaseAccess as call, WallDraft } from '../../../../contract/case-access.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import { changedIn } from '../../../kernel/changed.ts'
import type { CaseStanding } from '../events.ts'
import type { AccessNow } from './read-access.ts'

export interface AccessChange {
  joining: string[]
  leaving: string[]
  raised: WallDraft[]
  lifted: string[]
  isNone: boolean
}

/** What a wish for people and walls changes. The lead stays; a wall with another reason is raised anew. */
export function changeOf(before: AccessNow, wanted: InputOf<typeof call>['body']): AccessChange {
  const people = new Set(wanted.people)
  const walls = new Map(wanted.walls.map((wall) => [wall.user_id, wall]))
  const isOn = (user_id: string) => before.people.some((one) => one.user_id === user_id)
  const kept = new Set(
    before.walls.filter(({ user_id, reason }) => walls.get(user_id)?.reason === reason).map((w) => w.user_id),
  )
  const joining = [...people].filter((user_id) => !isOn(user_id))
  const leaving = before.people
    .filter(({ user_id, part }) => part !== 'lead' && !people.has(user_id))
    .map(({ user_id }) => user_id)
  const raised = [...walls.values()].filter(({ user_id }) => !kept.has(user_id))
  const lifted = before.walls.map(({ user_id }) => user_id).filter((user_id) => !kept.has(user_id))
  const isNone =
    wanted.access === before.access && [joining, leaving, raised, lifted].every((list) => list.length === 0)
  return { joining, leaving, raised, lifted, isNone }
}

/** What is told of it: who can see the case, of its people how many, where that changed. */
export function eventOf(
  { id, case_id, access, people }: AccessNow,
  { joining, leaving, raised, lifted }: AccessChange,
  now: CaseAccess,
) {
  const is = { access: now, people: people.length + joining.length - leaving.length }
  const was = { access, people: people.length }
  return {
    type: 'case.access_changed',
    subject_id: id,
    case_id,
    ...changedIn<CaseStanding>(was, is, ['access', 'people']),
    walls: { raised, lifted },
  } as const
}
