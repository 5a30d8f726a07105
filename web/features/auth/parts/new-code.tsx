import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import type { AuthorizationCode } from '../../../../contract/auth.ts'
import { copyText } from '../../../lib/clipboard.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { roleName } from '../../people/public.ts'
import { codeWords as said } from '../labels.ts'

type NewCodeProps = { created: AuthorizationCode & { code: string }; onClose: () => void }

/** A code at its only appearance, with a button that copies it. */
export function NewCode({ created: { role, email, code }, onClose }: NewCodeProps) {
  const [copied, setCopied] = useState<'yes' | 'failed'>()
  const copy = () =>
    copyText(code).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    )
  const CopyIcon = copied === 'yes' ? Check : Copy
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={said.newTitle(roleName(role))}
      description={said.newFor(email)}
      footer={<DialogClose variant="primary">{said.done}</DialogClose>}
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <output className="min-w-0 flex-1 rounded-md border border-border bg-bg px-4 py-3 text-center font-mono text-section break-all select-all">
            {code}
          </output>
          <Button icon={<CopyIcon aria-hidden="true" className="size-4" />} onClick={() => void copy()}>
            {copied === 'yes' ? said.copied : said.copy}
          </Button>
        </div>
        <p role="status" className="text-meta text-ink-3 empty:hidden">
          {copied === 'failed' && said.copyFailed}
        </p>
        <Alert tone="info">{said.newHint}</Alert>
      </div>
    </Dialog>
  )
}
