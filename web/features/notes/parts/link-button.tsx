import type { Editor } from '@tiptap/react'
import { Link2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { safeHref } from '../../../../contract/rich-text.ts'
import { typedAddress } from '../../../lib/typed-address.ts'
import { AddressInput } from '../../../ui/address-input.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { ToolbarButton } from '../../../ui/toolbar-base.tsx'
import { toolbar } from './labels.ts'

/** Puts a link on what is selected, or inserts one; changes or removes the link that the caret is in. */
export function LinkButton({ editor, href }: { editor: Editor; href: string | undefined }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      title={toolbar.link}
      open={isOpen}
      onOpenChange={setOpen}
      align="start"
      trigger={
        <ToolbarButton label={toolbar.link} pressed={href !== undefined}>
          <Link2 />
        </ToolbarButton>
      }
    >
      <LinkForm editor={editor} href={href} onDone={() => setOpen(false)} />
    </Popover>
  )
}

function LinkForm({
  editor,
  href,
  onDone,
}: {
  editor: Editor
  href: string | undefined
  onDone: () => void
}) {
  const [address, setAddress] = useState(href ?? '')
  const [error, setError] = useState<string>()
  const apply = (event: FormEvent) => {
    event.preventDefault()
    // The form of the task around it must not be sent.
    event.stopPropagation()
    const safe = safeHref(typedAddress(address))
    if (!safe) return setError(toolbar.addressWrong)
    onDone()
    putLink(editor, safe)
  }
  return (
    <form noValidate onSubmit={apply} className="flex flex-col gap-3">
      <Field label={toolbar.address} error={error}>
        <AddressInput value={address} onValueChange={setAddress} whole={typedAddress} />
      </Field>
      <div className="flex justify-end gap-2">
        {href !== undefined && (
          <Button
            size="sm"
            onClick={() => {
              onDone()
              editor.chain().focus().extendMarkRange('link').unsetLink().run()
            }}
          >
            {toolbar.remove}
          </Button>
        )}
        <Button size="sm" variant="primary" type="submit">
          {toolbar.apply}
        </Button>
      </div>
    </form>
  )
}

function putLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus()
  if (editor.isActive('link')) chain.extendMarkRange('link').setLink({ href }).run()
  else if (!editor.state.selection.empty) chain.setLink({ href }).run()
  else {
    const text = {
      type: 'text',
      text: href.replace(/^mailto:/, ''),
      marks: [{ type: 'link', attrs: { href } }],
    }
    chain.insertContent([text, { type: 'text', text: ' ' }]).run()
  }
}
