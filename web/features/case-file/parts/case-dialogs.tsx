import type { CaseFile } from '../../../../contract/case-file.ts'
import type { CaseDialogName } from '../address.ts'
import { AccessDialog } from './access-dialog.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { CloseDialog, DisposeDialog, ReopenDialog } from './life-dialogs.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { NumbersDialog } from './numbers-dialog.tsx'
import { TeamDialog } from './team-dialog.tsx'
import { TextsDialog } from './texts-dialog.tsx'
import { TransferDialog } from './transfer-dialog.tsx'

type CaseDialogsProps = {
  file: CaseFile
  name: CaseDialogName | undefined
  other: string | undefined
  onClose: () => void
}

/** The dialog that the address names, for whoever may do what it does. */
export function CaseDialogs({ file, name, other, onClose }: CaseDialogsProps) {
  const { case: row, can } = file
  return (
    <>
      <ChangeDialog file={file} open={name === 'change' && can.details} onClose={onClose} />
      <TransferDialog row={row} isAsked={name === 'transfer' && can.transfer} onClose={onClose} />
      <DisposeDialog row={row} isAsked={name === 'dispose' && can.close} onClose={onClose} />
      <CloseDialog row={row} isAsked={name === 'close' && can.close} onClose={onClose} />
      <ReopenDialog row={row} isAsked={name === 'reopen' && can.close} onClose={onClose} />
      <TeamDialog file={file} open={name === 'team' && can.team} onClose={onClose} />
      <NumbersDialog file={file} open={name === 'numbers'} onClose={onClose} />
      <TextsDialog file={file} open={name === 'texts'} onClose={onClose} />
      {can.merge && name === 'merge' && <MergeDialog file={file} other={other} onClose={onClose} />}
      {can.access && <AccessDialog id={row.id} open={name === 'access'} onClose={onClose} />}
    </>
  )
}
