import { cx } from './cx.ts'

/** The firm's seal: scales on ink with a brass rule. The name beside it says what it stands for. */
export function Seal({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('size-9 shrink-0', className)}
    >
      <rect x="1" y="1" width="38" height="38" rx="9" className="fill-seal" />
      <rect x="3.5" y="3.5" width="33" height="33" rx="7" strokeWidth="1.2" className="stroke-brass" />
      <path
        d="M20 11v17M14 28h12M12 15h2c2 0 4-1 6-2 2 1 4 2 6 2h2M24 22l3-7 3 7c-.9.65-1.9 1-3 1s-2.1-.35-3-1ZM10 22l3-7 3 7c-.9.65-1.9 1-3 1s-2.1-.35-3-1Z"
        strokeWidth="1.6"
        className="stroke-on-seal"
      />
    </svg>
  )
}
