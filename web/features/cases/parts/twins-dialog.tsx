import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { twinWords } from '../../../../contract/words/case-lists.ts'
import { shortDay } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { RowList } from '../../../ui/rows/row-list.tsx'
import { twinsQuery } from '../api.ts'

type TwinsDialogProps = { isOpen: boolean; onClose: () => void }

/** Cases that may be one, each group with what its cases share. */
export function TwinsDialog({ isOpen, onClose }: TwinsDialogProps) {
  const query = useInfiniteQuery({ ...twinsQuery, enabled: isOpen })
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={twinWords.title}
      description={twinWords.hint}
      footer={<DialogClose>{twinWords.close}</DialogClose>}
    >
      <RowList query={query} said={twinWords} empty={<p className="text-ink-2">{twinWords.none}</p>}>
        {(groups) => (
          <>
            <ul className="flex flex-col gap-4">
              {groups.map(({ why, shared, cases }) => (
                <li key={`${why} ${shared}`} className="flex flex-col gap-1.5">
                  <h3 className="text-secondary font-semibold [overflow-wrap:anywhere]">
                    {twinWords.same[why](shared)}
                  </h3>
                  <ul className="flex flex-col divide-y divide-border rounded-lg border border-border">
                    {cases.map((one, at) => (
                      <li key={one.id} className="flex flex-wrap items-baseline gap-x-3 px-3 py-2">
                        <Link
                          {...paths.case(one.id)}
                          className="rounded-sm font-semibold text-accent [overflow-wrap:anywhere] hover:underline"
                        >
                          {one.case_id}
                        </Link>
                        <span className="min-w-0 [overflow-wrap:anywhere] text-ink-2">
                          {[one.number, one.title ?? one.client_name].filter(Boolean).join(' · ')}
                        </span>
                        <time dateTime={one.created_at} className="ml-auto text-meta text-ink-3 tabular-nums">
                          {shortDay(one.created_at.slice(0, 10))}
                        </time>
                        {at > 0 && cases[0] && (
                          <Link
                            {...paths.mergeCases(cases[0].id, one.id)}
                            className={buttonClass('secondary', 'sm')}
                          >
                            {twinWords.merge}
                          </Link>
                        )}
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
            <LoadMore pages={query} />
          </>
        )}
      </RowList>
    </Dialog>
  )
}
