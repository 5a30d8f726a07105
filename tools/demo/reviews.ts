import { getNote, type NoteChange, updateNote } from '../../contract/notes.ts'
import { daysAfter, isWorkday, momentAt } from './calendar.ts'
import type { Act, Firm } from './firm.ts'
import type { Random } from './random.ts'

const remarks = {
  en: [
    'Good. Shorten the facts, the judge reads the last page first.',
    'Please check the limitation once more and write the date into the draft.',
    'Client called. He wants a copy before it is filed.',
    'Agreed as drafted. Go ahead.',
  ],
  bn: ['খসড়া ঠিক আছে, দাখিল করুন।', 'তফসিল আরেকবার মিলিয়ে দেখুন।', 'মক্কেলকে আজই ফোনে জানাবেন।'],
} as const

/** A partner looks at every third task of the associates: a remark, or a brass flag. */
export function reviewsOf(firm: Firm, random: Random): Act[] {
  return firm.tasks
    .filter(({ owner }) => owner.role === 'associate' && random.chance(0.35))
    .flatMap((task) => {
      const partner = random.pick(firm.partners)
      const day = daysAfter(task.opens, random.between(1, 3))
      if (!isWorkday(day) || day >= task.lastDay) return []
      const remark = random.pick(remarks[task.kind.language])
      const flags = random.chance(0.3)
      const happen = async () => {
        const note = await firm.call(partner, getNote, { params: { id: task.id } })
        const change: Omit<NoteChange, 'version'> =
          flags || note.note_type === 'list'
            ? { is_priority: true }
            : {
                content: `${note.content}<p><span data-color="green">${initialsOf(partner.full_name)}: ${remark}</span></p>`,
              }
        await firm.call(partner, updateNote, {
          params: { id: task.id },
          body: { ...change, version: note.version },
        })
      }
      return [{ at: momentAt(day, random.between(10 * 60, 17 * 60), firm.zone), happen }]
    })
}

function initialsOf(name: string): string {
  return name.replace(/(\p{L})\p{L}*\s*/gu, '$1')
}
