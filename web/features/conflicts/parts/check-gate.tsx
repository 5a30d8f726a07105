import { useQuery } from '@tanstack/react-query'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { firmSettingsQuery, useChangeSettings } from '../api.ts'
import { gate } from '../labels.ts'

/** Whether work on a case waits for its check: for whoever decides checks. It stands before its answer, so that the list stays where it is. */
export function CheckGate() {
  const { data, isError } = useQuery(firmSettingsQuery)
  const { mutateAsync: change, isPending, variables } = useChangeSettings()
  const toasts = useToasts()
  if (isError && !data) return null
  const set = (is_conflict_check_first: boolean) =>
    data &&
    void change({ version: data.version, is_conflict_check_first }).then(
      () => toasts.success(gate.saved, gate.failed),
      (error: unknown) => toasts.error(gate.failed, error),
    )
  return (
    <Card className="px-5 py-4">
      <Checkbox
        label={gate.title}
        hint={gate.hint}
        checked={(isPending && variables?.is_conflict_check_first) || data?.is_conflict_check_first === true}
        disabled={isPending || !data}
        onChange={({ target }) => set(target.checked)}
      />
    </Card>
  )
}
