import { Loading } from '../ui/spinner.tsx'

/** While the page's own code is on its way. */
export function PagePending() {
  return (
    <div className="flex min-h-[50dvh] items-center justify-center">
      <Loading />
    </div>
  )
}
