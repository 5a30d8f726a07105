import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { positions } from '../../../../contract/career-positions.ts'
import { dropDraft, findDraft, hearDraft, keepDraft } from '../../../lib/drafts.ts'

const shape = z.object({
  step: z.int().check(z.gte(0), z.lte(6)),
  email: z.string(),
  position: z.nullable(z.enum(positions)),
  full_name: z.string(),
  phone: z.string(),
  motivation: z.string(),
  /** Made before the test is asked for, so that a lost answer starts no second one. */
  token: z.nullable(z.string()),
  attempt_id: z.nullable(z.string()),
  /** Answers that the server has not confirmed, by question. */
  pending: z.record(z.string(), z.int()),
  /** The clock ended the test, and not the applicant. */
  ran_out: z.boolean(),
  whyJoinTRW: z.string(),
  thoughtsOnTRW: z.string(),
  /** The one key under which this application is sent. */
  key: z.nullable(z.string()),
})
export type KeptApplication = z.infer<typeof shape>

const empty: KeptApplication = {
  step: 0,
  email: '',
  position: null,
  full_name: '',
  phone: '',
  motivation: '',
  token: null,
  attempt_id: null,
  pending: {},
  ran_out: false,
  whyJoinTRW: '',
  thoughtsOnTRW: '',
  key: null,
}

const name = 'career'
const listeners = new Set<() => void>()
let kept = read()
let moved = false
let stopHearing: () => void = () => undefined

/** What was typed and how far it got, on this device, over reloads and lost connections. */
export function useApplication(): KeptApplication {
  return useSyncExternalStore(hearApplication, currentApplication)
}

/** The application as it stands, for what outlives a render. */
export function currentApplication(): KeptApplication {
  return kept
}

/** Changes a part of the application and keeps it. */
export function changeApplication(part: Partial<KeptApplication>): void {
  if (part.step !== undefined && part.step !== kept.step) moved = true
  kept = { ...kept, ...part }
  keepDraft(name, kept)
  tell()
}

/** Keeps of an application that was sent what its last page shows, and nothing else of the person. */
export function completeApplication(): void {
  const { email, position } = kept
  changeApplication({ ...empty, step: 6, email, position })
}

/** Begins anew: nothing of the application stays on this device. */
export function dropApplication(): void {
  kept = empty
  moved = true
  dropDraft(name)
  tell()
}

/** Whether the applicant has gone from one step to another on this page; then the new step takes the focus. */
export function hasMoved(): boolean {
  return moved
}

function read(): KeptApplication {
  const found = z.safeParse(shape, findDraft(name))
  if (!found.success) return empty
  // Without its test nothing can be gone on with; what was typed is still good for another start.
  const isLost = found.data.attempt_id === null && found.data.step > 2 && found.data.step < 6
  return isLost ? { ...found.data, step: 2 } : found.data
}

function tell(): void {
  for (const listener of listeners) listener()
}

/** Calls back at each change of the application, in this tab or another, until what it answers is called. */
export function hearApplication(listener: () => void): () => void {
  if (listeners.size === 0) stopHearing = hearDraft(name, follow)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stopHearing()
  }
}

/** One device has one application: a tab left behind would write its old state over a test that runs in another. */
function follow(): void {
  kept = read()
  tell()
}
