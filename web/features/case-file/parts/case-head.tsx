import { Link } from '@tanstack/react-router'
import { Ellipsis, Lock, Pencil } from 'lucide-react'
import type { CaseFile } from '../../../../contract/case-file.ts'
import type { StripKind } from '../../../../contract/case-states.ts'
import { stripWords } from '../../../../contract/words/cases.ts'
import { inDigits } from '../../../lib/digits.ts'
import { shortDay } from '../../../lib/format.ts'
import { logTimeWords } from '../../../lib/labels.ts'
import { languageOf } from '../../../lib/language.ts'
import { openLogTime } from '../../../lib/log-time.ts'
import { paths } from '../../../lib/paths.ts'
import { useShortcut } from '../../../lib/shortcuts.ts'
import { Alert } from '../../../ui/alert.tsx'
import { StatusBadge, type StatusTone } from '../../../ui/badge.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageHeading } from '../../../ui/heading.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import type { CaseDialogName } from '../address.ts'
import { said, statusWords } from '../labels.ts'
import { currentNumber, statusTones, titleOf } from '../logic.ts'
import { Way, wayClass } from './overview-part.tsx'

type HeadProps = { file: CaseFile; onDialog: (name: CaseDialogName) => void }

/** Which case it is, how it stands, and what may be done with it. */
export function CaseHead({ file, onDialog }: HeadProps) {
  const { case: row, can } = file
  const title = titleOf(file)
  return (
    <PageHeading
      title={<span lang={languageOf(title)}>{title}</span>}
      badge={<Badges file={file} />}
      meta={[
        row.case_id,
        currentNumber(row),
        row.next_hearing_on && `${said.nextDate} ${shortDay(row.next_hearing_on)}`,
      ]
        .filter((part) => part && part !== title)
        .join(' · ')}
      actions={
        <>
          <CaseMenu file={file} onDialog={onDialog} />
          {can.details && (
            <Button
              icon={<Pencil aria-hidden="true" className="size-4" />}
              onClick={() => onDialog('change')}
            >
              {said.edit}
            </Button>
          )}
        </>
      }
    />
  )
}

function Badges({ file: { case: row } }: { file: CaseFile }) {
  return (
    <>
      <StatusBadge tone={statusTones[row.status]}>{statusWords[row.status]}</StatusBadge>
      {row.access === 'restricted' && (
        <span className="inline-flex h-[22px] items-center gap-1.5 rounded-full bg-sunken px-2.5 text-meta font-semibold text-ink-2">
          <Lock aria-hidden="true" className="size-3.5" />
          {said.restricted}
        </span>
      )}
    </>
  )
}

function CaseMenu({ file, onDialog }: HeadProps) {
  const { case: row, can } = file
  const onTime = () => openLogTime({ case: { id: row.id, name: nameOfTimed(file) } })
  // The same key as everywhere, with this case.
  useShortcut('l', onTime)
  const items: [CaseDialogName, string][] = [
    ...(can.transfer && row.status !== 'closed' ? [['transfer', said.transfer] as const] : []),
    ...(can.close && row.status === 'open' ? [['dispose', said.dispose] as const] : []),
    ...(can.close && row.status !== 'closed' ? [['close', said.close] as const] : []),
    ...(can.close && row.status !== 'open' ? [['reopen', said.reopen] as const] : []),
    ...(can.access ? [['access', said.access] as const] : []),
    ['texts', said.texts] as const,
  ].map(([name, label]) => [name, label])
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={said.actions} size="md">
          <Ellipsis className="size-5" />
        </IconButton>
      }
    >
      <MenuItem shortcut="L" onSelect={onTime}>
        {logTimeWords}
      </MenuItem>
      {items.map(([name, label]) => (
        <MenuItem key={name} onSelect={() => onDialog(name)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}

function nameOfTimed(file: CaseFile): string {
  const title = titleOf(file)
  return title === file.case.case_id ? title : `${title} · ${file.case.case_id}`
}

const stripTones: Record<StripKind, StatusTone> = {
  deadline_overdue: 'red',
  deadline_today: 'red',
  deadline_tomorrow: 'red',
  no_next_date: 'red',
  deadline_near: 'red',
  conflict_not_done: 'yellow',
  shares_label: 'grey',
}

/** What burns, at most three, the most urgent first; and that a case is closed. */
export function CaseStrips({ file: { case: row, strips, can }, onDialog }: HeadProps) {
  return (
    <>
      {row.status === 'closed' && <Alert tone="info">{said.closedNow}</Alert>}
      {strips.length > 0 && (
        <Card className="px-2">
          <ul>
            {strips.slice(0, 3).map(({ kind, text, count }) => (
              <li
                key={kind}
                className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 border-border px-1 py-2 not-first:border-t coarse:min-h-[46px]"
              >
                <StatusBadge tone={stripTones[kind]}>
                  {stripWords[kind].replace('{n}', inDigits(String(count ?? '')))}
                </StatusBadge>
                {kind === 'shares_label' && can.merge && (
                  <Way className="ml-auto" label={said.merge} onPress={() => onDialog('merge')} />
                )}
                {kind === 'no_next_date' && can.details && (
                  <Way className="ml-auto" label={said.sayWhy} onPress={() => onDialog('change')} />
                )}
                {kind === 'conflict_not_done' && can.write && (
                  <Link
                    {...paths.runConflictCheck(row.id)}
                    className={`${wayClass} ml-auto inline-flex items-center`}
                  >
                    {said.check}
                  </Link>
                )}
                {kind.startsWith('deadline_') && (
                  <>
                    <span className="min-w-0 flex-1 text-secondary [overflow-wrap:anywhere]">{text}</span>
                    <Link
                      {...paths.case(row.id, 'deadlines')}
                      replace
                      className={`${wayClass} ml-auto inline-flex items-center`}
                    >
                      {said.show}
                    </Link>
                  </>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
