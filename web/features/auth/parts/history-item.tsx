import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { MenuItem } from '../../../ui/menu.tsx'
import { useAuth } from './auth-provider.tsx'

/** The entry of a record's menu that leads partners to everything that was done to it. */
export function HistoryItem({ record }: { record: string }) {
  const { isPartner } = useAuth()
  if (!isPartner) return null
  return (
    <MenuItem icon={<History />} render={<Link {...paths.history(record)} />}>
      History
    </MenuItem>
  )
}
