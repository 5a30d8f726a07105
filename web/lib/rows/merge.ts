/** How the fields of a form are compared and belong together, where that is not as they are written. */
interface FormRules<Form> {
  /** Whether a field holds the same in both, however it was typed. */
  isSame?: (one: Form, other: Form, field: keyof Form) => boolean
  /** What only makes sense together is taken from one side together: the subcategory goes with its category. */
  goesWith?: { readonly [Field in keyof Form]?: keyof Form }
}

interface Merge<Form> {
  /** Mine and theirs in one; at a conflict it holds mine until one is chosen. */
  merged: Form
  /** Fields that both sides changed, and not to the same. */
  conflicts: (keyof Form)[]
}

export type Side = 'mine' | 'theirs'

/** What is asked of two states of one form: what differs, what both changed, and how they become one. */
export interface Merging<Form> {
  /** The fields that do not hold the same. */
  differing: (one: Form, other: Form) => (keyof Form)[]
  isDirty: (base: Form, form: Form) => boolean
  /** Joins two changes of the same form: a field that one side changed is that side's, one that both changed is a conflict. */
  mergeForms: (base: Form, mine: Form, theirs: Form) => Merge<Form>
  /**
   * The form to go on with after a save, when more was typed while it was on its way: what was typed since stays, all
   * else is as it was `saved`. Undefined when nothing was.
   */
  carriedOver: (sent: Form, now: Form, saved: Form) => Form | undefined
  /** The merged form after each conflict was decided; an undecided one stays mine. */
  resolved: (merged: Form, theirs: Form, choices: { readonly [Field in keyof Form]?: Side }) => Form
}

/** Compares and joins forms of one kind, field by field. */
export function merging<Form extends object>({
  isSame = isSameValue,
  goesWith = {},
}: FormRules<Form> = {}): Merging<Form> {
  const differing = (one: Form, other: Form) => namesOf(one).filter((field) => !isSame(one, other, field))
  const isDirty = (base: Form, form: Form) => differing(base, form).length > 0
  const mergeForms = (base: Form, mine: Form, theirs: Form): Merge<Form> => {
    let merged = mine
    const conflicts: (keyof Form)[] = []
    for (const field of namesOf(mine).filter((name) => !goesWith[name])) {
      const group = [field, ...namesOf(mine).filter((other) => goesWith[other] === field)]
      const same = (one: Form, other: Form) => group.every((member) => isSame(one, other, member))
      if (same(mine, theirs) || same(base, theirs)) continue
      if (same(base, mine)) merged = takingFrom(theirs, merged, group)
      else conflicts.push(field)
    }
    return { merged, conflicts }
  }
  return {
    differing,
    isDirty,
    mergeForms,
    carriedOver: (sent, now, saved) => (isDirty(sent, now) ? mergeForms(sent, now, saved).merged : undefined),
    resolved: (merged, theirs, choices) => {
      const taken = namesOf(merged).filter((field) => choices[goesWith[field] ?? field] === 'theirs')
      return takingFrom(theirs, merged, taken)
    },
  }
}

function isSameValue<Form>(one: Form, other: Form, field: keyof Form): boolean {
  return JSON.stringify(one[field]) === JSON.stringify(other[field])
}

function takingFrom<Form extends object>(source: Form, into: Form, fields: readonly (keyof Form)[]): Form {
  const taken: Partial<Form> = {}
  for (const field of fields) taken[field] = source[field]
  return { ...into, ...taken }
}

/** Guaranteed by forms, which are made whole and have no other fields. */
function namesOf<Form extends object>(form: Form): (keyof Form)[] {
  return Object.keys(form) as (keyof Form)[]
}
