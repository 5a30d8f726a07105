import { type Editor, useEditorState } from '@tiptap/react'
import { Bold, Italic, List, ListOrdered, Redo2, Underline, Undo2 } from 'lucide-react'
import { Toolbar, ToolbarButton, ToolbarSeparator } from '../../../ui/toolbar-base.tsx'
import { ColorButton } from './color-button.tsx'
import { isTextColor } from './editor-document.ts'
import { toolbar } from './labels.ts'
import { LinkButton } from './link-button.tsx'

const marks = [
  { name: 'bold', Icon: Bold },
  { name: 'italic', Icon: Italic },
  { name: 'underline', Icon: Underline },
] as const

const lists = [
  {
    name: 'bulletList',
    Icon: List,
    toggle: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    Icon: ListOrdered,
    toggle: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
] as const

/** The formatting of the text below it; stays in sight while a long text scrolls. */
export function TextToolbar({ editor }: { editor: Editor }) {
  const now = useEditorState({ editor, selector: ({ editor: current }) => formatOf(current) })
  return (
    <Toolbar
      label={toolbar.label}
      className="sticky top-(--above) z-10 rounded-t-md border-b border-border bg-surface px-1.5 py-1"
    >
      {marks.map(({ name, Icon }) => (
        <ToolbarButton
          key={name}
          label={toolbar[name]}
          pressed={now[name]}
          onClick={() => editor.chain().focus().toggleMark(name).run()}
        >
          <Icon />
        </ToolbarButton>
      ))}
      <ColorButton
        color={now.color}
        onChoose={(color) => {
          const chain = editor.chain().focus()
          if (color) chain.setMark('textColor', { color }).run()
          else chain.unsetMark('textColor').run()
        }}
      />
      <LinkButton editor={editor} href={now.href} />
      <ToolbarSeparator />
      {lists.map(({ name, Icon, toggle }) => (
        <ToolbarButton key={name} label={toolbar[name]} pressed={now[name]} onClick={() => toggle(editor)}>
          <Icon />
        </ToolbarButton>
      ))}
      <div className="flex items-center gap-0.5 max-md:hidden">
        <ToolbarSeparator />
        <ToolbarButton
          label={toolbar.undo}
          disabled={!now.canUndo}
          onClick={() => editor.chain().focus().undo().run()}
        >
          <Undo2 />
        </ToolbarButton>
        <ToolbarButton
          label={toolbar.redo}
          disabled={!now.canRedo}
          onClick={() => editor.chain().focus().redo().run()}
        >
          <Redo2 />
        </ToolbarButton>
      </div>
    </Toolbar>
  )
}

function formatOf(editor: Editor) {
  const { color } = editor.getAttributes('textColor')
  const { href } = editor.getAttributes('link')
  return {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    underline: editor.isActive('underline'),
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    color: isTextColor(color) ? color : undefined,
    href: typeof href === 'string' ? href : undefined,
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  }
}
