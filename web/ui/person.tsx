import { languageOf } from '../lib/language.ts'
import { type CreatorColor, creatorColor } from './creator-color.ts'
import { cx } from './cx.ts'
import { initialOf, initialsOf } from './initials.ts'
import { said } from './labels.ts'

const creatorClasses: Record<CreatorColor, [pill: string, disc: string]> = {
  rose: ['bg-cb-rose-bg text-cb-rose-fg', 'bg-cb-rose-fg text-cb-rose-bg'],
  clay: ['bg-cb-clay-bg text-cb-clay-fg', 'bg-cb-clay-fg text-cb-clay-bg'],
  amber: ['bg-cb-amber-bg text-cb-amber-fg', 'bg-cb-amber-fg text-cb-amber-bg'],
  olive: ['bg-cb-olive-bg text-cb-olive-fg', 'bg-cb-olive-fg text-cb-olive-bg'],
  moss: ['bg-cb-moss-bg text-cb-moss-fg', 'bg-cb-moss-fg text-cb-moss-bg'],
  teal: ['bg-cb-teal-bg text-cb-teal-fg', 'bg-cb-teal-fg text-cb-teal-bg'],
  sky: ['bg-cb-sky-bg text-cb-sky-fg', 'bg-cb-sky-fg text-cb-sky-bg'],
  indigo: ['bg-cb-indigo-bg text-cb-indigo-fg', 'bg-cb-indigo-fg text-cb-indigo-bg'],
  violet: ['bg-cb-violet-bg text-cb-violet-fg', 'bg-cb-violet-fg text-cb-violet-bg'],
  plum: ['bg-cb-plum-bg text-cb-plum-fg', 'bg-cb-plum-fg text-cb-plum-bg'],
}

/** Said where a name is missing. */
export const unknownName = said.unknown

export type CreatorBadgeProps = {
  /** Nobody where the reader is not told who it was. */
  of: { full_name: string; has_left?: boolean | undefined } | null
  /** Said where the name is missing. */
  unknown?: string
  className?: string | undefined
}

/** Who made it: the name with its initials, in the colour that this name has everywhere. */
export function CreatorBadge({ of, unknown = unknownName, className }: CreatorBadgeProps) {
  if (of === null) return null
  const name = of.full_name || unknown
  // Two letters with their signs would have to be too small to be read.
  const isBangla = languageOf(name) === 'bn'
  const [pill, disc] = creatorClasses[creatorColor(name)]
  return (
    <span
      title={name}
      className={cx(
        'inline-flex h-[26px] max-w-full min-w-0 items-center gap-[7px] rounded-full pr-2.5 pl-[3px] text-meta font-semibold',
        pill,
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          'flex size-5 shrink-0 items-center justify-center overflow-hidden rounded-full leading-none font-bold',
          isBangla ? 'text-micro bangla:leading-[1.4]' : 'text-[0.625rem]',
          disc,
        )}
      >
        {isBangla ? initialOf(name) : initialsOf(name)}
      </span>
      <span lang={languageOf(name)} className="truncate">
        {name}
      </span>
      {of.has_left && <span className="-ml-[3px] shrink-0">{` ${said.hasLeft}`}</span>}
    </span>
  )
}

/** A person as a small disc in the colour that this name has everywhere; who it is is heard and said by the pointer. */
export function PersonDisc({ name, className }: { name: string; className?: string | undefined }) {
  const isBangla = languageOf(name) === 'bn'
  return (
    <span
      role="img"
      aria-label={name}
      title={name}
      className={cx(
        'inline-flex size-[22px] shrink-0 items-center justify-center overflow-hidden rounded-full text-micro leading-none font-semibold',
        creatorClasses[creatorColor(name)][0],
        className,
      )}
    >
      {isBangla ? initialOf(name) : initialsOf(name)}
    </span>
  )
}

type AvatarSize = 'sm' | 'md'

/** A person as a disc with initials; silent, so the name must stand beside it. */
export function Avatar({ name, size = 'md' }: { name: string; size?: AvatarSize | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-accent-soft font-bold text-accent',
        size === 'md' ? 'size-9 text-meta' : 'size-7 text-micro',
      )}
    >
      {initialsOf(name)}
    </span>
  )
}
