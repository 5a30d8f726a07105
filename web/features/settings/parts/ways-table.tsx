import type { NotificationSetting } from '../../../../contract/notification-settings.ts'
import { mailModes } from '../../../../contract/notification-types.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Select } from '../../../ui/select.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useChooseWays } from '../api.ts'
import { kindWords, mailWords, said, wayOf } from '../labels.ts'

/** Each kind with its ways; a choice holds at once. */
export function WaysTable({ items }: { items: readonly NotificationSetting[] }) {
  const toasts = useToasts()
  const { mutate } = useChooseWays()
  const choose = (item: NotificationSetting) =>
    mutate(item, { onError: (error) => toasts.error(said.failed, error) })
  return (
    <Table
      caption={said.ways}
      columns={columnsFor(choose)}
      rows={items}
      rowKey={({ kind }) => kind}
      minWidth="lg:min-w-[36rem]"
    />
  )
}

function columnsFor(choose: (item: NotificationSetting) => void): TableColumn<NotificationSetting>[] {
  return [
    {
      key: 'kind',
      header: said.kind,
      cell: ({ kind }) => <span className="font-semibold">{kindWords[kind]}</span>,
    },
    {
      key: 'in_app',
      header: said.inApp,
      cell: (item) => (
        <Checkbox
          hideLabel
          label={wayOf(said.inApp, kindWords[item.kind])}
          checked={item.in_app}
          disabled={item.kind === 'security'}
          onChange={({ target }) => choose({ ...item, in_app: target.checked })}
        />
      ),
    },
    {
      key: 'mail',
      header: said.mail,
      cell: (item) => (
        <Select
          label={wayOf(said.mail, kindWords[item.kind])}
          className="min-w-36"
          value={item.mail}
          disabled={item.kind === 'security'}
          onValueChange={(mail) => choose({ ...item, mail })}
          options={mailModes.map((value) => ({ value, label: mailWords[value] }))}
        />
      ),
    },
    {
      key: 'push',
      header: said.push,
      cell: (item) => (
        <Checkbox
          hideLabel
          label={wayOf(said.push, kindWords[item.kind])}
          checked={item.push}
          onChange={({ target }) => choose({ ...item, push: target.checked })}
        />
      ),
    },
  ]
}
