import type { ArchiveSearch, DashboardSearch } from '../address.ts'

/** What the address holds for this reader: whose tasks are shown is for partners to choose, and a shared link may say it. */
export function readableBy<Search extends DashboardSearch | ArchiveSearch>(
  isPartner: boolean,
  search: Search,
): Search {
  if (isPartner || !('associate' in search || 'user' in search)) return search
  return { ...search, associate: undefined, user: undefined }
}
