import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Switch } from '../../../ui/checkbox.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { browserQuery, browsersQuery, pushKeyQuery, useBrowser, useTestPush } from '../api.ts'
import { said, testSent } from '../labels.ts'

/** Whether this browser gets pushes, and a try of all of one's browsers. */
export function ThisBrowser() {
  const { data: push } = useQuery(pushKeyQuery)
  const { data: browsers } = useQuery(browsersQuery)
  const { data: can } = useQuery(browserQuery)
  const toasts = useToasts()
  const choose = useBrowser()
  const test = useTestPush()
  if (!push || !browsers || !can) return null
  const { key } = push
  const why =
    key === null
      ? said.pushOff
      : can === 'unsupported'
        ? said.unsupported
        : can === 'blocked'
          ? said.blocked
          : undefined
  const isOn = why === undefined && can === 'on' && browsers.items.some(({ is_here }) => is_here)
  const failed = (error: Error) => toasts.error(said.failed, error)
  return (
    <Card className="flex flex-col gap-4 p-5 sm:p-6">
      <h2 className="font-serif text-section font-semibold">{said.push}</h2>
      <Switch
        label={said.thisBrowser}
        hint={why}
        disabled={why !== undefined || choose.isPending}
        checked={isOn}
        onChange={({ target }) => choose.mutate({ key: key ?? '', on: target.checked }, { onError: failed })}
      />
      <Button
        className="self-start"
        disabled={browsers.items.length === 0}
        busy={test.isPending}
        onClick={() =>
          test.mutate(undefined, { onSuccess: ({ sent }) => toasts.success(testSent(sent)), onError: failed })
        }
      >
        {said.test}
      </Button>
    </Card>
  )
}
