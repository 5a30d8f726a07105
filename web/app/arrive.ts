import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { firmQuery, unknownFirm } from '../lib/firm.ts'
import { entitlePage } from '../lib/title.ts'
import { said } from './labels.ts'

/** After each navigation to another page: its title in the browser, and the focus on its heading. */
export function announceArrivals(router: AnyRouter, queryClient: QueryClient): void {
  const entitle = () => {
    const title = router.state.matches.at(-1)?.staticData.title ?? said.notFound
    const { firm_name } = queryClient.getQueryData(firmQuery.queryKey) ?? unknownFirm
    entitlePage(`${title} · ${firm_name}`)
  }
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    entitle()
    if (fromLocation !== undefined && fromLocation.pathname !== toLocation.pathname) focusHeading()
  })
}

// A dialog that was opened while the page was on its way keeps the focus; one that is closing does not.
const openDialog = ':is([role=dialog], [role=alertdialog]):not([data-closed])'

// Where a page begins elsewhere than at its heading, what it focuses itself says so.
const claimed = '[data-claims-focus]'

// The heading is read out, and the next Tab goes on from the top of the page.
function focusHeading(): void {
  if (document.activeElement?.closest(openDialog) || document.activeElement?.matches(claimed)) return
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.style.outline = 'none'
  heading.focus({ preventScroll: true })
}
