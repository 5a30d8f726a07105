import { complaint } from '../../../../contract/kernel/complaints.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type {
  createNameGroup,
  deleteNameGroup as deleteCall,
  NameGroupRow,
  updateNameGroup,
} from '../../../../contract/parties.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { foldedWords } from '../../../kernel/names/fold.ts'
import { brokenConstraint, invalidField, Refusal } from '../../../kernel/refusal.ts'
import { nameGroups } from '../rows.ts'
import { readNamesAgain } from '../rules.ts'

/** Adds a group of spellings; the firm's names are read anew by a job. */
export async function addNameGroup(
  ctx: StaffContext,
  { body: { forms, ...draft } }: InputOf<typeof createNameGroup>,
): Promise<NameGroupRow> {
  const row = await alone(() => nameGroups.create(ctx, draft, { forms: folded(forms) }))
  await ctx.enqueue(readNamesAgain, {})
  return row
}

/** Changes a group of spellings. */
export async function editNameGroup(
  ctx: StaffContext,
  { params, body: { forms, ...change } }: InputOf<typeof updateNameGroup>,
): Promise<NameGroupRow> {
  const before = await nameGroups.hold(ctx, params.id, change.version)
  const own = forms && { forms: folded(forms) }
  // A change of the spellings alone is one too.
  const asked = own && change.weight === undefined ? { ...change, weight: before.weight } : change
  const row = await alone(() => nameGroups.change(ctx, before, asked, own))
  await ctx.enqueue(readNamesAgain, {})
  return row
}

export async function removeNameGroup(
  ctx: StaffContext,
  input: InputOf<typeof deleteCall>,
): Promise<undefined> {
  await nameGroups.delete(ctx, input)
  await ctx.enqueue(readNamesAgain, {})
}

/** The spellings as names are read, each once and one word. */
function folded(forms: readonly string[]): string[] {
  const words = forms.map((form) => foldedWords(form).flat())
  const wrong = words.findIndex((parts) => parts.length !== 1)
  if (wrong >= 0) throw invalidField(`forms.${wrong}`, complaint('one_word'))
  return [...new Set(words.flat())]
}

async function alone<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (brokenConstraint(error) !== 'name_groups_forms_once') throw error
    throw new Refusal('conflict', 'name_groups.form_taken')
  }
}
