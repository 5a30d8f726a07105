import { List, ListOrdered, Plus } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, type Ref, useState } from 'react'
import { type ListItem, noteLimits } from '../../../../contract/notes.ts'
import { newId } from '../../../lib/new-id.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { items as words } from '../labels.ts'
import { withNewItem } from './list-items.ts'

type NewItemProps = {
  items: ListItem[]
  onChange: (items: ListItem[]) => void
  /** What stands in the line; the form keeps it, so that a save adds it too. */
  typed: ListItem | undefined
  onTyped: (item: ListItem | undefined) => void
  ref?: Ref<HTMLInputElement>
}

/** The line that adds an item: Enter adds it, several pasted lines become several items. */
export function NewItem({ items, onChange, typed, onTyped, ref }: NewItemProps) {
  const [type, setType] = useState(typed?.type ?? items.at(-1)?.type ?? 'bullet')
  const text = typed?.text ?? ''
  const keep = (fields: Partial<ListItem>) =>
    onTyped({ id: typed?.id ?? newId(), text, type, completed: false, ...fields })
  const choose = (next: ListItem['type']) => {
    setType(next)
    keep({ type: next })
  }
  const add = (lines: readonly string[]) => {
    onChange(lines.reduce((now, line) => withNewItem(now, { id: newId(), text: line, type }), items))
    onTyped(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    add([text])
  }
  const onPaste = (event: ClipboardEvent) => {
    const lines = event.clipboardData.getData('text/plain').split(/\r?\n/)
    if (lines.filter((line) => line.trim() !== '').length < 2) return
    event.preventDefault()
    add(lines.map((line) => line.slice(0, noteLimits.item_text)))
  }
  const isNumber = type === 'number'
  return (
    <div className="flex items-center gap-1.5 border-t border-border px-1.5 py-1 first:border-t-0">
      <IconButton
        label={isNumber ? words.newNumbered : words.newBulleted}
        aria-pressed={isNumber}
        title={isNumber ? words.numbered : words.bulleted}
        onClick={() => choose(isNumber ? 'bullet' : 'number')}
      >
        {isNumber ? <ListOrdered className="size-4" /> : <List className="size-4" />}
      </IconButton>
      <input
        ref={ref}
        type="text"
        aria-label={words.new}
        placeholder={words.addHint}
        value={text}
        maxLength={noteLimits.item_text}
        onChange={(event) => keep({ text: event.target.value })}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        className="h-9 min-w-0 flex-1 rounded-sm bg-transparent px-1 text-body coarse:h-control coarse:text-[1rem]"
      />
      <Button size="sm" icon={<Plus aria-hidden="true" className="size-4" />} onClick={() => add([text])}>
        {words.add}
      </Button>
    </div>
  )
}
