import { useState } from 'react'
import { languageOf } from '../../../lib/language.ts'
import { Dialog, DialogSave } from '../../../ui/dialog.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useMakeParty } from '../api.ts'
import { onCase as words } from '../labels.ts'
import { useWhichParty, WhichParty } from './which-party.tsx'

type MakePartyProps = { caseRef: string; clientName: string; open: boolean; onClose: () => void }

/** Makes a party of the client name of a case, or says which one it means. */
export function MakeParty({ caseRef, clientName, open, onClose }: MakePartyProps) {
  const [chosen, setChosen] = useState('')
  const [isSaving, setSaving] = useState(false)
  const which = useWhichParty(clientName, chosen)
  const make = useMakeParty()
  const toasts = useToasts()
  const close = () => {
    setChosen('')
    onClose()
  }
  const submit = async () => {
    const meant = await which.decide()
    if (meant === undefined) return
    await make(caseRef, meant)
    toasts.success(words.added, words.addFailed)
    close()
  }
  return (
    <Dialog
      title={words.make}
      description={words.willBeClient}
      open={open}
      onClose={close}
      dirty={open && chosen !== ''}
      onDiscard={() => setChosen('')}
      onSubmit={() => {
        if (isSaving) return
        setSaving(true)
        void submit()
          .catch((error: unknown) => toasts.error(words.addFailed, error))
          .finally(() => setSaving(false))
      }}
      footer={<DialogSave busy={isSaving}>{words.make}</DialogSave>}
    >
      <div className="flex flex-col gap-4">
        <p lang={languageOf(clientName)} className="text-body font-semibold [overflow-wrap:anywhere]">
          {clientName}
        </p>
        <WhichParty of={which} onChoose={setChosen} />
      </div>
    </Dialog>
  )
}
