import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'
import { LanguageLink } from '../../../ui/language-link.tsx'
import { Seal } from '../../../ui/seal.tsx'
import { useFirm } from '../../people/public.ts'
import { said } from '../labels.ts'

/** The two parts of every sign-in screen: the firm's cover in ink and brass, and the paper that is filled in. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col lg:flex-row">
      <Cover />
      <div className="flex flex-1 flex-col px-5 pt-8 pb-12 sm:justify-center sm:px-8 lg:py-12">
        <div className="mx-auto w-full max-w-[25.5rem]">
          {children}
          <p className="mt-8 text-center">
            <LanguageLink className="text-accent" />
          </p>
        </div>
      </div>
    </div>
  )
}

function Cover() {
  const { firm_name } = useFirm()
  return (
    <div className="relative isolate overflow-hidden bg-seal text-on-seal lg:sticky lg:top-0 lg:h-dvh lg:w-[44%] lg:max-w-[44rem]">
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 -z-10 overflow-hidden lg:inset-5 lg:rounded-xl lg:border lg:border-brass/45"
      >
        <Engraving className="absolute max-lg:-top-28 max-lg:-right-40 max-lg:size-80 lg:-right-[11.5rem] lg:-bottom-[14rem] lg:size-[43rem]" />
      </div>
      <div className="flex h-full flex-col px-5 py-5 sm:px-8 lg:p-14">
        <p className="flex items-center gap-3">
          <Seal className="size-10 rounded-[10px] ring-1 ring-on-seal/15 lg:size-12" />
          <span className="min-w-0">
            <span className="block font-serif text-section leading-6 font-semibold break-words lg:text-[1.375rem] lg:leading-7">
              {firm_name}
            </span>
            <span className="block text-secondary text-on-seal/75">{said.system}</span>
          </span>
        </p>
        <div className="my-auto pb-[34vh] max-lg:hidden">
          <span aria-hidden="true" className="mb-6 block h-[3px] w-14 rounded-full bg-brass" />
          <p className="max-w-[24rem] font-serif text-[2.375rem] leading-[1.16] font-semibold tracking-heading">
            {said.motto}
          </p>
          <p className="mt-5 max-w-[23rem] text-body break-words text-on-seal/75">
            {said.forWhom(firm_name)}
          </p>
        </div>
      </div>
    </div>
  )
}

const turns = Array.from({ length: 24 }, (_, index) => index * 7.5)

/** A rosette as on a stamped deed, with the seal's scales in its middle; decoration only. */
function Engraving({ className }: { className?: string | undefined }) {
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
