import { useQuery } from '@tanstack/react-query'
import { Bookmark, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { viewLimits } from '../../../../contract/saved-views.ts'
import { languageOf } from '../../../lib/language.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Field } from '../../../ui/field.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useDeleteView, useSaveView, viewsQuery } from '../api.ts'
import { said as words } from '../labels.ts'
import { queryOf, searchOf } from '../logic.ts'

type SavedViewsProps = {
  /** Of which page: '/caselist'. */
  page: string
  /** What narrows its list, by its names in the address. */
  names: readonly string[]
  search: Readonly<Record<string, unknown>>
  /** Changes what the address holds; its reader makes of the words of a view what they mean. */
  onSearch: (change: Record<string, never>) => void
  className?: string
}

/** The views that one saved of a list, above it, and the way to save what it is narrowed to; nothing where neither is. */
export function SavedViews({ page, names, search, onSearch, className }: SavedViewsProps) {
  const { data } = useQuery(viewsQuery(page))
  const views = data?.items ?? []
  const query = queryOf(names, search)
  const onOpen = (view: string) => onSearch(searchOf(names, view))
  const isKnown = views.some((view) => view.query === query)
  if (views.length === 0 && query === '') return null
  return (
    <div className={cx('flex flex-wrap items-center gap-2 print:hidden', className)}>
      <ul aria-label={words.views} className="flex flex-wrap gap-2 empty:hidden">
        {views.map((view) => (
          <li
            key={view.id}
            className="flex min-w-0 items-center rounded-full border border-border bg-surface pl-1"
          >
            <Button
              size="sm"
              variant="ghost"
              lang={languageOf(view.name)}
              aria-pressed={view.query === query}
              className="min-w-0 max-w-60 shrink rounded-full aria-pressed:text-ink aria-pressed:underline"
              onClick={() => onOpen(view.query)}
            >
              <span className="truncate">{view.name}</span>
            </Button>
            <DeleteView id={view.id} name={view.name} />
          </li>
        ))}
      </ul>
      {query !== '' && !isKnown && <SaveView page={page} query={query} />}
    </div>
  )
}

function DeleteView({ id, name }: { id: string; name: string }) {
  const toasts = useToasts()
  const { mutateAsync: remove, isPending } = useDeleteView()
  const onDelete = () =>
    void remove({ id }).then(
      () => toasts.success(words.deleted, words.deleteFailed),
      (error: unknown) => toasts.error(words.deleteFailed, error),
    )
  return (
    <IconButton label={words.delete(name)} className="rounded-full" busy={isPending} onClick={onDelete}>
      <X className="size-4" />
    </IconButton>
  )
}

function SaveView({ page, query }: { page: string; query: string }) {
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const toasts = useToasts()
  const { mutateAsync: save, isPending } = useSaveView()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '' || isPending) return
    void save({ page, name, query }).then(
      () => toasts.success(words.saved, words.saveFailed),
      (error: unknown) => toasts.error(words.saveFailed, error),
    )
  }
  return (
    <Popover
      title={words.save}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" icon={<Bookmark className="size-4" />}>
          {words.save}
        </Button>
      }
    >
      <form className="flex flex-col gap-3" onSubmit={onSubmit}>
        <Field label={words.name}>
          <TextInput
            value={name}
            maxLength={viewLimits.name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Button
          size="sm"
          type="submit"
          variant="primary"
          className="self-end"
          busy={isPending}
          disabled={name.trim() === ''}
        >
          {words.keep}
        </Button>
      </form>
    </Popover>
  )
}
