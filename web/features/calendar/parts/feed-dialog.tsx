import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { copyText } from '../../../lib/clipboard.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { dayAndTime } from '../../../lib/format.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Loading } from '../../../ui/spinner.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { myFeedQuery, useCreateFeed, useRevokeFeed } from '../api.ts'

// Here and not with the calendar's other words: the page does without them until the dialog opens.
const said = {
  made: 'Calendar address created successfully',
  makeFailed: 'Failed to create calendar address',
  copied: 'Calendar address copied',
  copyFailed: 'Failed to copy calendar address',
  revoked: 'Calendar address revoked successfully',
  revokeFailed: 'Failed to revoke calendar address',
  loadFailed: 'Failed to load calendar address',
} as const

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
      title="Calendar Address"
      description="Subscribe to the firm’s events in another calendar, such as the one on your phone."
      footer={
        <>
          <DialogClose>Close</DialogClose>
          {since && (
            <Button className="text-danger" onClick={() => void revoke()}>
              Revoke Address
            </Button>
          )}
          {feed && (
            <Button
              variant="primary"
              busy={making}
              busyText="Creating..."
              onClick={() => void make(Boolean(since))}
            >
              {since ? 'Create New Address' : 'Create Address'}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {isPending && <Loading label="Loading calendar address..." />}
        {error && (
          <Alert tone="destructive" title={said.loadFailed}>
            {sentenceOf(error)}
          </Alert>
        )}
        {address ? (
          <NewAddress address={address} onCopy={copy} />
        ) : (
          since && <Kept since={since} zone={zone} />
        )}
        {feed && !since && (
          <p className="text-body text-ink-2">
            You have no address. Whoever knows it can read the firm’s events without signing in, so give it to
            nobody; you can revoke it at any time.
          </p>
        )}
      </div>
    </Dialog>
  )
}

function Kept({ since, zone }: { since: string; zone: string }) {
  return (
    <p className="text-body text-ink-2">
      You have an address since {dayAndTime(since, zone)}. It is not shown again: create a new one to copy it,
      which ends the one before.
    </p>
  )
}

function NewAddress({ address, onCopy }: { address: string; onCopy: () => void }) {
  return (
    <>
      <Alert tone="info" title="Copy it now">
        It is shown only this once. Give it to nobody but your own calendars.
      </Alert>
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field label="Your address">
            <TextInput readOnly value={address} onFocus={({ target }) => target.select()} />
          </Field>
        </div>
        <Button icon={<Copy aria-hidden="true" className="size-4" />} onClick={onCopy}>
          Copy
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
    const sure =
      !replaces ||
      (await confirm({
        title: 'Create a new address?',
        description: 'Calendars that read the one before get nothing from it any more.',
        confirmLabel: 'Create',
      }))
    if (!sure) return
    await create().then(
      () => toasts.success(said.made, said.makeFailed),
      (error: unknown) => toasts.error(said.makeFailed, error),
    )
  }
  const copy = () =>
    void copyText(address ?? '').then(
      () => toasts.success(said.copied, said.copyFailed),
      () => toasts.error(said.copyFailed, 'Select the address and copy it yourself.'),
    )
  const revoke = async () => {
    const sure = await confirm({
      title: 'Revoke your calendar address?',
      description: 'Calendars that read it get nothing from it any more.',
      confirmLabel: 'Revoke',
      destructive: true,
    })
    if (!sure) return
    await end().then(
      () => {
        reset()
        toasts.success(said.revoked, said.revokeFailed)
      },
      (error: unknown) => toasts.error(said.revokeFailed, error),
    )
  }
  return { address, making, make, copy, revoke, forget: reset }
}
