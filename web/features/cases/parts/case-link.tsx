import { Link } from '@tanstack/react-router'
import { Briefcase } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'

/** The case that a row is about, which leads to its page; nothing where it is about none. */
export function CaseLink({
  of: { case_ref, case_id },
}: {
  of: { case_ref: string | null; case_id: string | null }
}) {
  if (!case_ref || !case_id) return null
  return (
    <p className="flex items-start gap-1.5 text-secondary">
      <Briefcase aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-3" />
      <Link
        {...paths.case(case_ref)}
        className="min-w-0 rounded-sm text-accent [overflow-wrap:anywhere] hover:underline"
      >
        {case_id}
      </Link>
    </p>
  )
}
