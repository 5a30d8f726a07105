import { Link, useLocation } from '@tanstack/react-router'
import { logProblem } from '../lib/log.ts'
import { paths } from '../lib/paths.ts'
import { buttonClass } from '../ui/button.tsx'
import { nothingAt, said } from './labels.ts'

let logged: string | undefined

function logOnce(pathname: string): void {
  if (logged === pathname) return
  logged = pathname
  logProblem('404: somebody asked for an address that does not exist', pathname)
}

/** The page of every address that is not one; the path goes to the log. */
export function NotFound() {
  const { pathname } = useLocation()
  logOnce(pathname)
  return (
    <div className="flex min-h-[70dvh] flex-col items-center justify-center px-4 text-center">
      <h1 className="font-serif text-[4.5rem] leading-none font-semibold tracking-tight text-ink">404</h1>
      <p className="mt-4 font-serif text-section font-semibold text-ink">{said.lost}</p>
      <p className="mt-1 max-w-md text-body break-all text-ink-2">{nothingAt(pathname)}</p>
      <Link {...paths.tasks()} className={`${buttonClass('primary')} mt-6`}>
        {said.goHome}
      </Link>
    </div>
  )
}
