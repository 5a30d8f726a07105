import { Star } from 'lucide-react'
import { useId } from 'react'
import { cx } from './cx.ts'
import { ComplaintLine, type FieldProps } from './field.tsx'
import { ratingHeard, ratingSeen, stars } from './labels.ts'

const most = 5
const places = [1, 2, 3, 4, 5] as const

const starOf = (filled: boolean) => (filled ? 'fill-brass text-brass-ink' : 'text-field-border')

/** A rating to read: said as words, drawn as stars. */
export function Stars({ rating, className }: { rating: number; className?: string | undefined }) {
  return (
    <span
      role="img"
      aria-label={ratingHeard(rating, most)}
      className={cx('inline-flex shrink-0 items-center gap-0.5', className)}
    >
      {places.map((place) => (
        <Star key={place} aria-hidden="true" className={cx('size-4', starOf(place <= rating))} />
      ))}
    </span>
  )
}

type StarInputProps = {
  label: string
  value: number
  onValueChange: (value: number) => void
  error?: FieldProps['error']
}

/** A rating to give: five native radios, so that arrow keys choose and a screen reader counts; shown as stars. */
export function StarInput({ label, value, onValueChange, error }: StarInputProps) {
  const id = useId()
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 text-secondary font-semibold text-ink">{label}</legend>
      <div className="flex h-control items-center gap-3">
        <div className="-ml-1.5 flex">
          {places.map((place) => (
            <label
              key={place}
              title={stars(place)}
              className="group relative flex size-8 items-center justify-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-focus coarse:size-11"
            >
              <input
                type="radio"
                name={id}
                value={place}
                checked={place === value}
                onChange={() => onValueChange(place)}
                className="absolute inset-0 appearance-none opacity-0"
              />
              <span className="sr-only">{stars(place)}</span>
              <Star
                aria-hidden="true"
                className={cx('size-6 transition-colors group-hover:text-brass-ink', starOf(place <= value))}
              />
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="text-secondary text-ink-2 tabular-nums">
          {ratingSeen(value, most)}
        </span>
      </div>
      <ComplaintLine id={`${id}-error`} label={label} error={error} className="mt-1.5" />
    </fieldset>
  )
}
