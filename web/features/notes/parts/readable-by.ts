import type { ArchiveSearch, DashboardSearch } from '../address.ts'

/** What the address holds for this reader: whose tasks are shown takes a right to choose, and a shared link may say it. */
export function readableBy<Search extends DashboardSearch | ArchiveSearch>(
  maySeeAll: boolean,
  search: Search,
): Search {
  if (maySeeAll || !('associate' in search || 'user' in search)) return search
  return { ...search, associate: undefined, user: undefined }
}
