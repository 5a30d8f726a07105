import { Link } from '@tanstack/react-router'
import { paths } from '../../../lib/paths.ts'
import { said } from '../labels.ts'

/** The way back, beside the heading: above it, it would move the bell. */
export function ToDiary() {
  return (
    <Link
      {...paths.diary()}
      className="inline-flex min-h-9 items-center text-secondary text-accent hover:underline coarse:min-h-control"
    >
      {said.toDiary}
    </Link>
  )
}
