import type { FormEvent, ReactNode } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button, type ButtonProps } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { portalWords } from '../labels.ts'
import { hasMoved } from './kept-application.ts'

type StepCardProps = {
  title: string
  /** One quiet line below the title. */
  lead?: ReactNode
  /** At the right end of the title's line. */
  aside?: ReactNode
  children: ReactNode
  /** The button at the foot that leads on, and what stands before it. */
  goOn?: ButtonProps
  actions?: ReactNode
  onSubmit?: (() => void) | undefined
}

/** One step: its title, which takes the focus when one comes from another step, its content, and the way on. */
export function StepCard({ title, lead, aside, children, goOn, actions, onSubmit }: StepCardProps) {
  const content = (
    <>
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-border px-5 py-4 sm:px-7 sm:py-5">
        <div className="min-w-0">
          <h2
            ref={focusOnArrival}
            tabIndex={-1}
            className="rounded-sm font-serif text-page-sm font-semibold break-words outline-offset-4"
          >
            {title}
          </h2>
          {lead && <p className="mt-1 text-body text-ink-2">{lead}</p>}
        </div>
        {aside}
      </header>
      <div className="flex flex-col gap-5 px-5 py-5 sm:px-7 sm:py-6">{children}</div>
      {goOn && (
        <footer
          data-notices-above=""
          className="flex flex-wrap items-center justify-end gap-2 border-t border-border px-5 py-4 sm:px-7 max-sm:flex-col-reverse max-sm:items-stretch"
        >
          {actions}
          <Button variant="primary" type="submit" {...goOn} />
        </footer>
      )}
    </>
  )
  if (!onSubmit) return <Card>{content}</Card>
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Card>
      <form noValidate onSubmit={submit}>
        {content}
      </form>
    </Card>
  )
}

/** What is wrong with a step, above its fields. */
export function Problem({ said }: { said: string | undefined }) {
  return (
    said && (
      <Alert tone="destructive" title={portalWords.error}>
        {said}
      </Alert>
    )
  )
}

/** Lets a screen reader begin at what has appeared; on a fresh page the browser's own beginning is right. */
export function focusOnArrival(node: HTMLElement | null): void {
  if (!hasMoved() || node === null) return
  node.focus({ preventScroll: true })
  scrollTo({ top: 0 })
}

/** Takes the reader to the first field that does not fit. */
export function focusFirstInvalid(): void {
  // After the fields have been marked.
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
