import { cx } from '../../../ui/cx.ts'

const turns = Array.from({ length: 24 }, (_, index) => index * 7.5)

/** A rosette as on a stamped deed, with the seal's scales in its middle; decoration only. */
export function Engraving({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true" fill="none" className={cx('text-brass', className)}>
      <g stroke="currentColor" strokeWidth="0.6" opacity="0.3">
        {turns.map((turn) => (
          <ellipse key={turn} cx="200" cy="200" rx="188" ry="112" transform={`rotate(${turn} 200 200)`} />
        ))}
      </g>
      <g stroke="currentColor" opacity="0.55">
        <circle cx="200" cy="200" r="192" strokeWidth="1" />
        <circle cx="200" cy="200" r="197" strokeWidth="0.6" />
        <circle cx="200" cy="200" r="108" strokeWidth="0.8" className="fill-seal" />
        <circle cx="200" cy="200" r="101" strokeWidth="0.5" />
      </g>
      <path
        d="M20 11v17M14 28h12M12 15h2c2 0 4-1 6-2 2 1 4 2 6 2h2M24 22l3-7 3 7c-.9.65-1.9 1-3 1s-2.1-.35-3-1ZM10 22l3-7 3 7c-.9.65-1.9 1-3 1s-2.1-.35-3-1Z"
        transform="translate(200 200) scale(6.6) translate(-20 -19.5)"
        stroke="currentColor"
        strokeWidth="0.22"
        strokeLinecap="round"
        strokeLinejoin="round"
        opacity="0.8"
      />
    </svg>
  )
}
