import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { copyText } from '../../../lib/clipboard.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { said as kit } from '../../../ui/labels.ts'
import { Loading } from '../../../ui/spinner.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { myFeedQuery, useCreateFeed, useRevokeFeed } from '../api.ts'
import { feedQuestions, feed as words } from '../labels.ts'

export type FeedDialogProps = { open: boolean; zone: string; onClose: () => void }

/** One's private address, at which other calendars read the firm's events: made, copied once, revoked. */
export function FeedDialog({ open, zone, onClose }: FeedDialogProps) {
  const { data: feed, error, isPending } = useQuery({ ...myFeedQuery, enabled: open })
  const { address, making, make, copy, revoke, forget } = useFeed()
  const close = () => {
    forget()
    onClose()
  }
  const since = feed?.created_at
  return (
    <Dialog
      open={open}
      onClose={close}
      title={words.title}
      description={words.meta}
      footer={
        <>
          <DialogClose>{kit.close}</DialogClose>
          {since && (
            <Button className="text-danger" onClick={() => void revoke()}>
              {words.revoke}
            </Button>
          )}
          {feed && (
            <Button
              variant="primary"
              busy={making}
              busyText={words.making}
              onClick={() => void make(Boolean(since))}
            >
              {since ? words.makeNew : words.make}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {isPending && <Loading label={words.loading} />}
        {error && (
          <Alert tone="destructive" title={words.loadFailed}>
            {sentenceOf(error)}
          </Alert>
        )}
        {address ? (
          <NewAddress address={address} onCopy={copy} />
        ) : (
          since && <p className="text-body text-ink-2">{words.kept(since, zone)}</p>
        )}
        {feed && !since && <p className="text-body text-ink-2">{words.none}</p>}
      </div>
    </Dialog>
  )
}

function NewAddress({ address, onCopy }: { address: string; onCopy: () => void }) {
  return (
    <>
      <Alert tone="info" title={words.copyNow}>
        {words.onlyOnce}
      </Alert>
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field label={words.yours}>
            <TextInput readOnly value={address} onFocus={({ target }) => target.select()} />
          </Field>
        </div>
        <Button icon={<Copy aria-hidden="true" className="size-4" />} onClick={onCopy}>
          {words.copy}
        </Button>
      </div>
    </>
  )
}

function useFeed() {
  const { mutateAsync: create, data, reset, isPending: making } = useCreateFeed()
  const { mutateAsync: end } = useRevokeFeed()
  const confirm = useConfirm()
  const toasts = useToasts()
  const address = data?.address
  const make = async (replaces: boolean) => {
    const sure = !replaces || (await confirm(feedQuestions.replace))
    if (!sure) return
    await create().then(
      () => toasts.success(words.made, words.makeFailed),
      (error: unknown) => toasts.error(words.makeFailed, error),
    )
  }
  const copy = () =>
    void copyText(address ?? '').then(
      () => toasts.success(words.copied, words.copyFailed),
      () => toasts.error(words.copyFailed, words.copyYourself),
    )
  const revoke = async () => {
    const sure = await confirm({ ...feedQuestions.revoke, destructive: true })
    if (!sure) return
    await end().then(
      () => {
        reset()
        toasts.success(words.revoked, words.revokeFailed)
      },
      (error: unknown) => toasts.error(words.revokeFailed, error),
    )
  }
  return { address, making, make, copy, revoke, forget: reset }
}
