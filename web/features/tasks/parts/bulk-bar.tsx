import { useQuery } from '@tanstack/react-query'
import { Archive, CheckCheck, CircleCheck, Flag, FlagOff, Trash2, X } from 'lucide-react'
import { categories } from '../../../../contract/categories.ts'
import { noteStatuses } from '../../../../contract/notes.ts'
import { mostInBulk } from '../../../../contract/tasks.ts'
import { categoryWord, noteNames } from '../../../../contract/words/notes.ts'
import { statusWords } from '../../../../contract/words/tasks.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Select, type SelectOption } from '../../../ui/select.tsx'
import type { Selection } from '../../notes/public.tsx'
import { choiceOf } from '../../people/public.ts'
import { everybodyQuery } from '../api.ts'
import { bulk as words } from '../labels.ts'
import { BulkDue } from './bulk-due.tsx'
import { type BulkAction, useBulkAction } from './use-bulk-action.ts'

/** What can be done with the selected tasks; it stands at the foot of the screen as long as some are. */
export function BulkBar(selection: Selection) {
  const { notes, listed, onSelect } = selection
  const { run, isPending } = useBulkAction(selection)
  const areAll = notes.length === Math.min(listed.length, mostInBulk)
  return (
    <section
      aria-label={words.label}
      aria-busy={isPending}
      data-notices-above=""
      className="sticky bottom-2 z-20 flex flex-col gap-2 rounded-xl border border-border bg-raised p-2.5 shadow-popup"
    >
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="flex-1 text-secondary font-semibold">
          {words.selected(notes.length)}
        </p>
        {!areAll && (
          <Button
            size="sm"
            variant="ghost"
            icon={<CheckCheck className="size-4" />}
            onClick={() => onSelect(listed.slice(0, mostInBulk).map(({ id }) => id))}
          >
            {words.all}
          </Button>
        )}
        <IconButton label={words.clear} onClick={() => onSelect([])}>
          <X className="size-4" />
        </IconButton>
      </div>
      <Acts selection={selection} run={run} />
    </section>
  )
}

function Acts({ selection: { notes }, run }: { selection: Selection; run: BulkAction }) {
  const { data: everybody = [] } = useQuery(everybodyQuery)
  const isPriority = notes.every((note) => note.is_priority)
  return (
    <div className="flex flex-wrap items-center gap-2 max-md:-mx-2.5 max-md:flex-nowrap max-md:overflow-x-auto max-md:px-2.5 max-md:py-1">
      <Button
        size="sm"
        variant="primary"
        icon={<CircleCheck className="size-4" />}
        onClick={() => run('status', 'done')}
      >
        {statusWords.done}
      </Button>
      <Choice
        label={noteNames.status}
        options={noteStatuses.map((value) => ({ value, label: statusWords[value] }))}
        onChoose={(value) => run('status', value)}
      />
      <BulkDue onChoose={(day) => run('due_on', day)} />
      <Choice
        label={words.assign}
        options={everybody.filter(({ has_left }) => !has_left).map(choiceOf)}
        onChoose={(value) => run('assign', value)}
      />
      <Choice
        label={noteNames.category}
        options={categories.map((value) => ({ value, label: categoryWord(value) }))}
        onChoose={(value) => run('category', value)}
      />
      <Button
        size="sm"
        icon={isPriority ? <FlagOff className="size-4" /> : <Flag className="size-4" />}
        onClick={() => run('is_priority', String(!isPriority))}
      >
        {isPriority ? words.noPriority : noteNames.is_priority}
      </Button>
      <Button size="sm" icon={<Archive className="size-4" />} onClick={() => run('archive')}>
        {words.archive}
      </Button>
      <Button size="sm" icon={<Trash2 className="size-4" />} onClick={() => run('delete')}>
        {words.delete}
      </Button>
    </div>
  )
}

/** A choice that is made for all of them, and shows nothing of what they have. */
function Choice({
  label,
  options,
  onChoose,
}: {
  label: string
  options: readonly SelectOption<string>[]
  onChoose: (value: string) => void
}) {
  return (
    <div className="w-36 shrink-0">
      <Select label={label} placeholder={label} options={options} value={null} onValueChange={onChoose} />
    </div>
  )
}
