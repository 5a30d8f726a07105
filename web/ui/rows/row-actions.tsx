import { Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '../button.tsx'
import { deletionOf, editOf } from '../labels.ts'

export type RowActionsProps<Row> = {
  row: Row
  /** The row as the buttons name it. */
  name: string
  onEdit: (row: Row) => void
  onDelete: (row: Row) => void
}

/** What may be done with a row: as many buttons as its reader may press. */
export function RowActions<Row extends { can: { edit: boolean; delete: boolean } }>({
  row,
  name,
  onEdit,
  onDelete,
}: RowActionsProps<Row>) {
  return (
    <>
      {row.can.edit && (
        <IconButton label={editOf(name)} onClick={() => onEdit(row)}>
          <Pencil className="size-4" />
        </IconButton>
      )}
      {row.can.delete && (
        <IconButton label={deletionOf(name)} onClick={() => onDelete(row)}>
          <Trash2 className="size-4" />
        </IconButton>
      )}
    </>
  )
}
