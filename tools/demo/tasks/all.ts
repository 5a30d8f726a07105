import { banking } from './banking.ts'
import { business } from './corporate.ts'
import { intellectualProperty } from './intellectual-property.ts'
import { litigation } from './litigation.ts'
import { people } from './people.ts'
import { property } from './property.ts'
import type { TaskKind } from './task.ts'
import { tax } from './tax.ts'

/** Every kind of work that the firm does. */
export const taskKinds: readonly TaskKind[] = [
  ...litigation,
  ...tax,
  ...property,
  ...banking,
  ...business,
  ...people,
  ...intellectualProperty,
]
