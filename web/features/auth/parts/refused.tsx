import { Link, useNavigate } from '@tanstack/react-router'
import { LockKeyhole } from 'lucide-react'
import { rightWords as said } from '../../../../contract/words/signed-in.ts'
import { paths } from '../../../lib/paths.ts'
import { useLater } from '../../../lib/settled.ts'
import { buttonClass } from '../../../ui/button.tsx'

export interface PartnersRefusal {
  title: string
  text: string
  /** Takes the associate back to '/' after a moment. */
  leaves?: true
}

const momentMilliseconds = 4000

/** Why a page is not shown to somebody. */
export function Refused({ title, text, leaves }: PartnersRefusal) {
  const navigate = useNavigate()
  const leave = () => void navigate({ ...paths.tasks(), replace: true })
  useLater(leave, leaves ? momentMilliseconds : undefined)
  return (
    <div className="flex min-h-[60dvh] flex-col items-center justify-center px-4 text-center">
      <span className="flex size-14 items-center justify-center rounded-full bg-brass-soft text-brass-ink">
        <LockKeyhole aria-hidden="true" className="size-6" />
      </span>
      <h1 className="mt-5 font-serif text-page-sm font-semibold sm:text-page">{title}</h1>
      <p className="mt-1.5 text-body text-ink-2">{text}</p>
      {leaves && <p className="mt-1 text-secondary text-ink-3">{said.leaving}</p>}
      <Link {...paths.tasks()} className={`${buttonClass()} mt-6`}>
        {said.toTasks}
      </Link>
    </div>
  )
}
