import { useFirm } from '../../people/public.ts'

/** The way to the mails while they are kept on this machine and not sent. */
export function OutboxLink() {
  const { outbox } = useFirm()
  if (!outbox) return null
  return (
    <p className="mt-1">
      Mails are not sent yet but kept on this machine:{' '}
      <a href="/outbox" className="font-semibold text-accent underline underline-offset-2">
        open the outbox
      </a>
      .
    </p>
  )
}
