/** Counts what happens here, so that one thing can be told to be after another. */
let step = 0
const answeredAt = new Map<string, number>()
const fetchedAt = new Map<string, number>()
/** Hints come within seconds of their answer; older answers are forgotten. */
const mostAnswered = 200

/** Remembers that the server has answered a call of this tab that changes something. */
export function changeAnswered(request_id: string | null): void {
  if (request_id === null) return
  answeredAt.set(request_id, ++step)
  for (const id of answeredAt.keys()) if (answeredAt.size > mostAnswered) answeredAt.delete(id)
}

/** Remembers that everything on screen that shows these topics is being fetched anew. */
export function topicsFetched(topics: Iterable<string>): void {
  step++
  for (const topic of topics) fetchedAt.set(topic, step)
}

/**
 * Whether a hint says what this tab knows: the change is its own, and the topic was fetched anew since its answer.
 * A hint that comes before the answer, or of a topic that the tab did not think of, is news like anybody's.
 */
export function isKnown({ request_id, topic }: { request_id?: string | undefined; topic: string }): boolean {
  const answered = request_id === undefined ? undefined : answeredAt.get(request_id)
  return answered !== undefined && (fetchedAt.get(topic) ?? 0) > answered
}
