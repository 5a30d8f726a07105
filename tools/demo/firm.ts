import type { ArgsOf, Endpoint, ReplyOf } from '../../contract/kernel/endpoint.ts'
import type { Role } from '../../contract/people.ts'
import type { Task } from './plan-tasks.ts'

/** Somebody of the demo firm. */
export interface Member {
  full_name: string
  email: string
  role: Role
}

/** The firm while its story is told: who is in it, and how they do things. */
export interface Firm {
  partners: readonly Member[]
  associates: readonly Member[]
  members: readonly Member[]
  /** The first day and the last day of the story, and the moment at which it stops. */
  firstDay: string
  today: string
  now: Date
  zone: string
  /** All tasks of the story, as they are planned. */
  tasks: readonly Task[]
  /** Makes a call of the product as somebody, at the moment of the act: parsed, permitted and recorded as ever. */
  call<const E extends Endpoint>(who: Member, endpoint: E, args: ArgsOf<E>): Promise<ReplyOf<E>>
  /** Makes a call as somebody without an account. */
  visit<const E extends Endpoint>(endpoint: E, args: ArgsOf<E>): Promise<ReplyOf<E>>
  /** Sends a form, as somebody or, where nobody is named, as somebody without an account. */
  sendForm<const E extends Endpoint>(endpoint: E, form: FormData, who?: Member): Promise<ReplyOf<E>>
  /** Does a job of the product, as if its hour had come. */
  work(job: string): Promise<void>
}

/** Something that happens at a moment. */
export interface Act {
  at: Date
  happen(): Promise<unknown>
}

/**
 * One area's part of the story. It plans its acts without looking at the database; the acts of all areas then
 * happen in the order of time, and what an earlier one made, a later one knows through the plan's own variables.
 */
export type Chapter = (firm: Firm) => Act[]
