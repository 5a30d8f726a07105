import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type CaseColumn, caseColumns } from '../../../../contract/import-kinds.ts'
import type { ImportRun, Mapping } from '../../../../contract/imports.ts'
import { caseColumnWords } from '../../../../contract/words/imports.ts'
import { inDigits } from '../../../lib/digits.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Select } from '../../../ui/select.tsx'
import { Table } from '../../../ui/table.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { importRows, useMapping } from '../api.ts'
import { columnOf, said, stepNames } from '../labels.ts'
import { mappedTo } from '../logic.ts'

const nothing = 'nothing'
const choices = [
  { value: nothing, label: said.leftOut },
  ...caseColumns.map((value) => ({ value, label: caseColumnWords[value] })),
] as const

/** The second step: what each column is, with what stands in it, and how days are meant. */
export function ColumnsStep({ run, onChecked }: { run: ImportRun; onChecked: () => void }) {
  const [mapping, setMapping] = useState(run.mapping)
  const write = useMapping()
  const toasts = useToasts()
  const hasCaseId = mapping.columns.includes('case_id')
  // Awaited, as what is shown changes with the answer and takes this step away.
  const check = async () => {
    try {
      if (JSON.stringify(mapping) !== JSON.stringify(run.mapping)) await write.mutateAsync({ run, mapping })
      toasts.worked(said.checkFailed)
      onChecked()
    } catch (error) {
      toasts.error(said.checkFailed, error)
    }
  }
  return (
    <Card className="flex flex-col gap-5 p-5">
      <p className="text-body text-ink-2">{said.columnsHint}</p>
      <ColumnTable run={run} mapping={mapping} onChange={setMapping} />
      {run.asks_day_order && (
        <RadioGroup
          label={said.dayOrder}
          value={mapping.day_order}
          onValueChange={(day_order) => setMapping({ ...mapping, day_order })}
          options={[
            { value: 'day_first', label: inDigits(said.dayFirst) },
            { value: 'month_first', label: inDigits(said.monthFirst) },
          ]}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" busy={write.isPending} disabled={!hasCaseId} onClick={() => void check()}>
          {said.check}
        </Button>
        {!hasCaseId && <p className="text-secondary text-ink-2">{said.needsCaseId}</p>}
      </div>
    </Card>
  )
}

interface ColumnTableProps {
  run: ImportRun
  mapping: Mapping
  onChange: (mapping: Mapping) => void
}

function ColumnTable({ run, mapping, onChange }: ColumnTableProps) {
  const first = useInfiniteQuery(importRows.list({ run_ref: run.id })).data?.pages[0]?.items ?? []
  const exampleOf = (at: number) => first.map(({ raw }) => raw[at]).find((cell) => cell) ?? ''
  return (
    <Table
      caption={stepNames.columns}
      rows={run.heads.map((head, at) => ({ head, at }))}
      rowKey={({ at }) => String(at)}
      columns={[
        {
          key: 'head',
          header: stepNames.file,
          cell: ({ head }) => <span className="font-semibold [overflow-wrap:anywhere]">{head}</span>,
        },
        {
          key: 'example',
          header: said.example,
          cell: ({ at }) => (
            <span className="line-clamp-2 [overflow-wrap:anywhere] text-ink-2">{exampleOf(at)}</span>
          ),
        },
        {
          key: 'column',
          header: stepNames.columns,
          cell: ({ head, at }) => (
            <Select<CaseColumn | typeof nothing>
              label={columnOf(head)}
              options={choices}
              value={mapping.columns[at] ?? nothing}
              onValueChange={(value) => onChange(mappedTo(mapping, at, value === nothing ? null : value))}
            />
          ),
        },
      ]}
    />
  )
}
