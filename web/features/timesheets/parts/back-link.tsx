import { Link, type LinkProps } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { buttonClass } from '../../../ui/button.tsx'

/** Above a heading, the way to the page before. */
export function BackLink({ to, children }: { to: LinkProps; children: string }) {
  return (
    <Link {...to} className={`${buttonClass('ghost', 'sm')} mb-2 -ml-3`}>
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </Link>
  )
}
