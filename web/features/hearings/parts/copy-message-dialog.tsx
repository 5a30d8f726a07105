import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MessageTemplate } from '../../../../contract/client-messages.ts'
import type { Hearing } from '../../../../contract/hearings.ts'
import { clientMessage as words } from '../../../../contract/words/client-messages.ts'
import { copyText } from '../../../lib/clipboard.ts'
import { shortDay } from '../../../lib/format.ts'
import { locale } from '../../../lib/locale.ts'
import { logProblem } from '../../../lib/log.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { said as kit } from '../../../ui/labels.ts'
import { Select } from '../../../ui/select.tsx'
import { Awaited } from '../../../ui/states.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { clientMessageQuery, messageTemplatesQuery, useRecordMessage } from './api.ts'

type CopyMessageDialogProps = { hearing: Hearing; onClose: () => void }

/** A message for the client, to be read before it is copied; nothing is sent from here. */
export function CopyMessageDialog({ hearing, onClose }: CopyMessageDialogProps) {
  const templates = useQuery(messageTemplatesQuery)
  const [chosen, setChosen] = useState<string>()
  const [withOrder, setWithOrder] = useState(false)
  const usable = templates.data?.items.filter(({ is_active }) => is_active)
  const template = usable?.find(({ id }) => id === chosen) ?? firstOf(usable ?? [])
  const query = useQuery({
    ...clientMessageQuery({ hearing_ref: hearing.id, template_ref: template?.id ?? '', order: withOrder }),
    enabled: template !== undefined,
  })
  const text = query.data?.text
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      description={`${hearing.case.case_id} · ${shortDay(hearing.on_day)}`}
      footer={
        <>
          <DialogClose>{kit.close}</DialogClose>
          <CopyButton {...{ hearing, template, text, onClose }} />
        </>
      }
    >
      {!usable && <Awaited of={templates} said={words} />}
      {usable && !template && <p className="text-body text-ink-2">{words.none}</p>}
      {usable && template && (
        <div className="flex flex-col gap-4">
          <Field label={words.template}>
            <Select
              value={template.id}
              options={usable.map((one) => ({ value: one.id, label: nameOf(one) }))}
              onValueChange={setChosen}
            />
          </Field>
          {query.data?.has_order && (
            <Checkbox
              label={words.order}
              checked={withOrder}
              onChange={({ target }) => setWithOrder(target.checked)}
            />
          )}
          <Field label={words.text}>
            <Textarea readOnly rows={6} lang={template.language} value={text ?? ''} />
          </Field>
        </div>
      )}
    </Dialog>
  )
}

/** The first one in the reader's language. */
const firstOf = (usable: readonly MessageTemplate[]) =>
  usable.find(({ language }) => language === locale) ?? usable[0]

const nameOf = ({ language, text }: MessageTemplate) => `${words.language[language]} · ${text.slice(0, 60)}`

type CopyButtonProps = CopyMessageDialogProps & {
  template: MessageTemplate | undefined
  text: string | undefined
}

function CopyButton({ hearing, template, text, onClose }: CopyButtonProps) {
  const { mutateAsync: record } = useRecordMessage()
  const toasts = useToasts()
  const copy = async () => {
    if (!text || !template) return
    try {
      await copyText(text)
    } catch {
      toasts.error(words.copyFailed, words.copyYourself)
      return
    }
    toasts.success(words.copied)
    onClose()
    await record({ hearing_ref: hearing.id, language: template.language }).catch((error: unknown) =>
      logProblem('That a message was copied could not be kept', error),
    )
  }
  return (
    <Button variant="primary" disabled={!text} onClick={() => void copy()}>
      {words.act}
    </Button>
  )
}
