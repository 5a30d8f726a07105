import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { rightWords } from '../../../../contract/words/signed-in.ts'
import { paths } from '../../../lib/paths.ts'
import { MenuItem } from '../../../ui/menu.tsx'
import { useAuth } from './auth-provider.tsx'

/** The entry of a record's menu that leads whoever may read it to everything that was done to it. */
export function HistoryItem({ record }: { record: string }) {
  if (!useAuth().may('audit')) return null
  return (
    <MenuItem icon={<History />} render={<Link {...paths.history(record)} />}>
      {rightWords.history}
    </MenuItem>
  )
}
