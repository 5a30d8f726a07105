import { v7 as uuidv7 } from 'uuid'
import type { World } from '../../kernel/testing.ts'
import type { RightsLine } from '../../kernel/testing-rights.ts'

/** Does what was put off to the job that moves work. */
export async function movesOff(world: World): Promise<void> {
  const job = world.app.jobs.find(({ name }) => name === 'move-work')
  const waiting = world.enqueued.filter((one) => one.job === 'move-work')
  world.enqueued.splice(0)
  for (const { payload } of waiting) await job?.work(payload, { id: uuidv7(), attempt: 1 })
}

/** Moved by whoever holds both rights; what was moved is written by the product alone. */
const rightsOfWorkMoves: RightsLine = {
  table: 'work_moves',
  expects: { right: 'people', owner: '', colleague: '', partner: 'rc', stranger: '', system: 'ru' },
  seed: async (world: World, owner) => {
    const [id, to] = [uuidv7(), await world.aPerson('associate')]
    // Whoever holds that right alone moves their own.
    const insert = (as: string, by: string) =>
      `insert into work_moves (id, from_id, to_id, parts, by, at)
         values ('${as}', '${by}', '${to.user_id}', '{tasks}', '${by}', '2026-11-01')`
    await world.rows(insert(id, owner.user_id))
    return { row: `id = '${id}'`, create: (actor) => insert(uuidv7(), actor), change: `moved = '{}'` }
  },
}

export const rightsOfPeopleAdmin = [rightsOfWorkMoves]
