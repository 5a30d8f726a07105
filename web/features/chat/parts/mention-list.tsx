import type { Mentionable } from '../../../../contract/chat.ts'
import { cx } from '../../../ui/cx.ts'
import { Avatar } from '../../../ui/person.tsx'

import { roleName } from '../../people/public.ts'
import { composing } from '../labels.ts'

interface MentionListProps {
  id: string
  people: readonly Mentionable[]
  index: number
  onPick: (person: Mentionable) => void
}

/** The people who can be mentioned, above the text; the text keeps the focus. */
export function MentionList({ id, people, index, onPick }: MentionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={composing.people}
      className="absolute bottom-full left-0 z-20 mb-1.5 max-h-60 w-72 max-w-full overflow-y-auto rounded-lg border border-border bg-raised p-1 shadow-popup"
    >
      {people.map((person, at) => (
        // The keyboard works in the text itself, which names the marked one by its id.
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        // biome-ignore lint/a11y/useFocusableInteractive: see above
        <div
          key={person.user_id}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === index}
          ref={at === index ? intoView : undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(person)}
          className={cx(
            'flex min-h-[38px] cursor-default items-center gap-2.5 rounded-sm px-2 coarse:min-h-control',
            at === index && 'bg-sunken',
          )}
        >
          <Avatar name={person.full_name} size="sm" />
          <span className="min-w-0 flex-1 truncate text-ink">{person.full_name}</span>
          <span className="shrink-0 text-meta text-ink-3">{roleName(person.role)}</span>
        </div>
      ))}
    </div>
  )
}

function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
