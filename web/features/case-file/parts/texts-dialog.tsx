import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { CaseFile } from '../../../../contract/case-file.ts'
import type { UnlinkedText } from '../../../../contract/case-links.ts'
import { textWords as words } from '../../../../contract/words/case-dialogs.ts'
import { shortDay } from '../../../lib/format.ts'
import { languageOf } from '../../../lib/language.ts'
import { Button } from '../../../ui/button.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { RowList } from '../../../ui/rows/row-list.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { nameOf } from '../../people/public.ts'
import { textsQuery, useLinkText, useRefuseText } from '../api.ts'

type TextsDialogProps = { file: CaseFile; open: boolean; onClose: () => void }

/** Tasks, costs and events that name the case without belonging to it; whoever may write links one or puts it aside. */
export function TextsDialog({ file: { case: row, can }, open, onClose }: TextsDialogProps) {
  const query = useInfiniteQuery(textsQuery(row.id, open))
  // The button that was pressed goes with its row.
  const list = useRef<HTMLUListElement>(null)
  const goOn = () => list.current?.focus()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      description={words.why}
      footer={<DialogClose>{words.close}</DialogClose>}
    >
      <RowList query={query} said={words} empty={<p className="text-ink-2">{words.none}</p>}>
        {(texts) => (
          <>
            <ul
              ref={list}
              tabIndex={-1}
              aria-label={words.listed}
              className="flex flex-col divide-y divide-border rounded-lg border border-border"
            >
              {texts.map((text) => (
                <Text
                  key={`${text.kind} ${text.id}`}
                  text={text}
                  caseRef={row.id}
                  mayWrite={can.write}
                  onDone={goOn}
                />
              ))}
            </ul>
            <LoadMore pages={query} />
          </>
        )}
      </RowList>
    </Dialog>
  )
}

type TextProps = { text: UnlinkedText; caseRef: string; mayWrite: boolean; onDone: () => void }

function Text({ text: { kind, id, on, person, text }, caseRef, mayWrite, onDone }: TextProps) {
  const { mutateAsync: link, isPending: isLinking } = useLinkText()
  const { mutateAsync: refuse, isPending: isRefusing } = useRefuseText()
  const toasts = useToasts()
  const name = text ?? `${words.kinds[kind]}, ${shortDay(on)}`
  const which = { id: caseRef, kind, row_id: id }
  const tell = (done: Promise<unknown>, success: string, failure: string) =>
    void done.then(
      () => {
        toasts.success(success)
        onDone()
      },
      (error: unknown) => toasts.error(failure, error),
    )
  const confirm = useConfirm()
  const askRefusal = async () => {
    const question = { title: words.ask, description: `${name}. ${words.cannot}`, confirmLabel: words.refuse }
    const isSure = await confirm({ ...question, destructive: true })
    if (isSure) tell(refuse(which), words.refused, words.refuseFailed)
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5">
      <div className="min-w-0 flex-1 basis-56">
        <p lang={text ? languageOf(text) : undefined} className="[overflow-wrap:anywhere]">
          {text ?? <span className="text-ink-3">{words.unread}</span>}
        </p>
        <p className="text-meta text-ink-2">
          {[words.kinds[kind], person && nameOf(person), shortDay(on)].filter(Boolean).join(' · ')}
        </p>
      </div>
      {mayWrite && (
        <div className="flex gap-2">
          <Button
            size="sm"
            aria-label={words.named(words.link, name)}
            busy={isLinking}
            disabled={isRefusing}
            onClick={() => tell(link(which), words.linked, words.linkFailed)}
          >
            {words.link}
          </Button>
          <Button
            size="sm"
            aria-label={words.named(words.refuse, name)}
            busy={isRefusing}
            disabled={isLinking}
            onClick={() => void askRefusal()}
          >
            {words.refuse}
          </Button>
        </div>
      )}
    </li>
  )
}
