import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import type { AuthorizationCode } from '../../../../contract/auth.ts'
import { copyText } from '../../../lib/clipboard.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { roleName } from '../../people/public.ts'

type NewCodeProps = { created: AuthorizationCode & { code: string }; onClose: () => void }

/** A code at its only appearance, with a button that copies it. */
export function NewCode({ created: { role, email, code }, onClose }: NewCodeProps) {
  const [copied, setCopied] = useState<'yes' | 'failed'>()
  const copy = () =>
    copyText(code).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    )
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={`${roleName(role)} Authorization Code`}
      description={email === null ? 'For anyone' : `For ${email}`}
      footer={<DialogClose variant="primary">Done</DialogClose>}
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <output className="min-w-0 flex-1 rounded-md border border-border bg-bg px-4 py-3 text-center font-mono text-section break-all select-all">
            {code}
          </output>
          <Button
            icon={
              copied === 'yes' ? (
                <Check aria-hidden="true" className="size-4" />
              ) : (
                <Copy aria-hidden="true" className="size-4" />
              )
            }
            onClick={() => void copy()}
          >
            {copied === 'yes' ? 'Copied' : 'Copy'}
          </Button>
        </div>
        <p role="status" className="text-meta text-ink-3 empty:hidden">
          {copied === 'failed' && 'The browser did not allow it. Mark the code and copy it by hand.'}
        </p>
        <Alert tone="info">This code is shown only now. Pass it on before you close this.</Alert>
      </div>
    </Dialog>
  )
}
