import { useInfiniteQuery } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { type MessageTemplate, messageTemplate } from '../../../../contract/client-messages.ts'
import { messageFields } from '../../../../contract/reminder-words.ts'
import { clientMessage } from '../../../../contract/words/client-messages.ts'
import type { RowPage } from '../../../lib/rows/row-address.ts'
import { shownAs } from '../../../lib/words.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { RowCard, titleIdOf } from '../../../ui/rows/row-card.tsx'
import { RowDialog } from '../../../ui/rows/row-dialog.tsx'
import { RowField } from '../../../ui/rows/row-field.tsx'
import { NoRows, RowCards } from '../../../ui/rows/row-list.tsx'
import { useAskedRemoval } from '../../../ui/rows/use-removal.ts'
import { useRowDialog } from '../../../ui/rows/use-row-dialog.ts'
import { useAuth } from '../../auth/public.tsx'
import { messageTemplates } from '../api.ts'
import { steps, templates as words } from '../labels.ts'

const names = { language: words.language, text: words.text, is_active: words.active }
const area = {
  name: 'message-template',
  fields: messageTemplate,
  names,
  said: words,
  calls: messageTemplates,
}

type Page = RowPage<{ q?: string | undefined }>

/** What the firm writes to clients about a day in court. */
export function MessageTemplates({ page }: { page: Page }) {
  const query = useInfiniteQuery(messageTemplates.list({}))
  const mayChange = useAuth().may('courts')
  const onDelete = useAskedRemoval(messageTemplates, words, words.ask)
  const onAdd = mayChange ? page.onAdd : undefined
  const empty = <NoRows icon={<MessageSquareText />} {...page} onAdd={onAdd} said={words} filters={[]} />
  return (
    <>
      <RowCards<MessageTemplate> label={words.listed} {...{ query, said: words, empty }}>
        {(row) => {
          const name = clientMessage.language[row.language]
          return (
            <RowCard
              row={row}
              name={name}
              onEdit={page.onEdit}
              onDelete={(gone) => onDelete(gone, name)}
              foot={!row.is_active && <Badge>{steps.off}</Badge>}
              className="gap-2 px-4 pt-3.5 pb-3"
            >
              <h3 id={titleIdOf(row)} className="text-card font-semibold">
                {name}
              </h3>
              <p
                lang={row.language}
                className="flex-1 text-secondary [overflow-wrap:anywhere] whitespace-pre-line text-ink-2"
              >
                {row.text}
              </p>
            </RowCard>
          )
        }}
      </RowCards>
      {mayChange && <TemplateDialog />}
    </>
  )
}

function TemplateDialog() {
  const { editor, dialog } = useRowDialog('/courts', area)
  const { form, set } = editor
  return (
    <RowDialog {...dialog}>
      <RowField of={editor} name="language" wordOf={shownAs(clientMessage.language)} />
      <RowField
        of={editor}
        name="text"
        rows={6}
        hint={words.fields(messageFields.map((name) => `{${name}}`).join(' '))}
      />
      <Checkbox
        label={words.active}
        checked={form.is_active}
        onChange={({ target }) => set({ is_active: target.checked })}
      />
    </RowDialog>
  )
}
