import { EditorContent, useEditor } from '@tiptap/react'
import { useRef } from 'react'
import { parseRichText } from '../../../../contract/rich-text.ts'
import { documentOf, markupOf } from './editor-document.ts'
import { cleanPastedHtml } from './pasted-html.ts'
import { textExtensions } from './text-schema.ts'
import { TextToolbar } from './text-toolbar.tsx'
import '../../../ui/rich-text.css'

export type TextEditorProps = {
  labelledBy: string
  /** What the typing begins with; later values are not looked at. */
  markup: string
  onChange: (markup: string) => void
}

/** Types a rich text: fed with a document and read as one, so that no markup string enters the page. */
export function TextEditor({ labelledBy, markup, onChange }: TextEditorProps) {
  const latest = useRef(onChange)
  latest.current = onChange
  const editor = useEditor({
    extensions: textExtensions,
    content: documentOf(parseRichText(markup)),
    // The policy allows no style elements; the rules stand in rich-text.css.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: 'rich-text rich-text-editor px-3 py-2.5 text-body text-ink',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
      },
      transformPastedHTML: cleanPastedHtml,
    },
    onUpdate: ({ editor: changed }) => latest.current(markupOf(changed.getJSON())),
  })
  return (
    <div className="flex flex-1 flex-col rounded-md border border-field-border bg-surface transition-colors focus-within:outline-2 focus-within:outline-focus hover:border-ink-3">
      <TextToolbar editor={editor} />
      <EditorContent editor={editor} className="flex flex-1 flex-col *:flex-1" />
    </div>
  )
}
