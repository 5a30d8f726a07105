import { useInfiniteQuery } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import type { DeadlineRule } from '../../../../contract/deadline-rules.ts'
import { rules as words } from '../../../../contract/words/deadline-dialogs.ts'
import {
  closedDayWords,
  copyTimeWords,
  deadlineRuleNames,
  periodWords,
  ruleStatusWords,
} from '../../../../contract/words/deadlines.ts'
import { ruleTitle } from '../../../../contract/words/shipped-rules.ts'
import { inDigits } from '../../../lib/digits.ts'
import { dayIn, shortDay } from '../../../lib/format.ts'
import type { RowPage } from '../../../lib/rows/row-address.ts'
import { StatusBadge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { RowCard, titleIdOf } from '../../../ui/rows/row-card.tsx'
import { NoRows, RowCards } from '../../../ui/rows/row-list.tsx'
import { useAskedRemoval } from '../../../ui/rows/use-removal.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { nameOf, useFirm } from '../../people/public.ts'
import { deadlineRules, useRetireRule } from '../api.ts'
import { ruleTones } from '../logic.ts'

interface RulesSearch {
  q?: string | undefined
  confirm?: string | undefined
  renew?: string | undefined
}

type DeadlineRulesProps = { page: RowPage<RulesSearch & { add?: '1' | undefined }>; mayAdd: boolean }

/** The rules of law by which deadlines are worked out, and whether a partner has confirmed them. */
export function DeadlineRules({ page, mayAdd }: DeadlineRulesProps) {
  const query = useInfiniteQuery(deadlineRules.list({ q: page.search.q }))
  const onDelete = useAskedRemoval(deadlineRules, words, words.ask)
  const empty = (
    <NoRows icon={<Scale />} {...page} onAdd={mayAdd ? page.onAdd : undefined} said={words} filters={['q']} />
  )
  return (
    <RowCards label={words.listed} {...{ query, said: words, empty }} grid="grid gap-4 lg:grid-cols-2">
      {(row) => (
        <RowCard
          row={row}
          name={row.code}
          onEdit={page.onEdit}
          onDelete={(gone) => onDelete(gone, row.code)}
          foot={<Acts rule={row} page={page} />}
          className="gap-2 px-4 pt-3.5 pb-3"
          footClassName="min-h-9 flex-wrap pt-2"
        >
          <div className="flex flex-1 flex-col gap-2">
            <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
              <h3
                id={titleIdOf(row)}
                className="min-w-0 flex-1 basis-48 text-card font-semibold [overflow-wrap:anywhere]"
              >
                {row.code} · {ruleTitle(row.title)}
              </h3>
              <StatusBadge tone={ruleTones[row.status]}>{ruleStatusWords[row.status]}</StatusBadge>
            </div>
            <Facts rule={row} />
          </div>
        </RowCard>
      )}
    </RowCards>
  )
}

function Facts({ rule }: { rule: DeadlineRule }) {
  const { act, provision, period, unit, copy_time, when_closed, rule_version } = rule
  const { time_zone } = useFirm()
  const how = [
    inDigits(periodWords(period, unit)),
    copy_time !== 'none' && `${deadlineRuleNames.copy_time}: ${copyTimeWords[copy_time]}`,
    `${deadlineRuleNames.when_closed}: ${closedDayWords[when_closed]}`,
    rule_version > 1 && words.version(inDigits(String(rule_version))),
  ]
  const confirmed =
    rule.confirmer &&
    rule.confirmed_at &&
    words.by(nameOf(rule.confirmer), shortDay(dayIn(time_zone, new Date(rule.confirmed_at))))
  return (
    <div className="flex flex-col gap-1 text-secondary [overflow-wrap:anywhere] text-ink-2">
      <p>
        {act}, {provision}
      </p>
      <p className="text-ink">{how.filter(Boolean).join(' · ')}</p>
      {rule.source && (
        <p>
          {deadlineRuleNames.source}: {rule.source}
        </p>
      )}
      {confirmed && (
        <p>
          {ruleStatusWords.confirmed} {confirmed}
        </p>
      )}
      {rule.note && <p className="whitespace-pre-line">{rule.note}</p>}
    </div>
  )
}

/** Confirm, a new version, retire: as far as its reader may. */
function Acts({ rule, page }: { rule: DeadlineRule; page: DeadlineRulesProps['page'] }) {
  const { mutateAsync } = useRetireRule()
  const confirm = useConfirm()
  const toasts = useToasts()
  const { id, version, code, can } = rule
  const retire = async () => {
    const question = { title: words.retireAsk, description: code, confirmLabel: words.retire }
    if (!(await confirm({ ...question, destructive: true }))) return
    await mutateAsync({ id, version }).then(
      () => toasts.success(words.retired, words.retireFailed),
      (error: unknown) => toasts.error(words.retireFailed, error),
    )
  }
  return (
    <span className="flex flex-wrap gap-2 print:hidden">
      {can.confirm && (
        <Button size="sm" onClick={() => page.onSearch({ confirm: id })}>
          {words.confirm}
          <span className="sr-only"> {code}</span>
        </Button>
      )}
      {can.renew && (
        <Button size="sm" onClick={() => page.onSearch({ renew: id, add: '1' })}>
          {words.renew}
          <span className="sr-only"> {code}</span>
        </Button>
      )}
      {can.retire && (
        <Button size="sm" onClick={() => void retire()}>
          {words.retire}
          <span className="sr-only"> {code}</span>
        </Button>
      )}
    </span>
  )
}
