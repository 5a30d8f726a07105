import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { TextEditorProps } from './text-editor.tsx'

const Loaded = lazy(() => import('./text-editor.tsx').then(({ TextEditor }) => ({ default: TextEditor })))

/** The text editor, fetched when it is first needed; its place is held meanwhile. */
export function LazyTextEditor(props: TextEditorProps) {
  return (
    <Suspense fallback={<Skeleton className="h-40 w-full animate-appear" />}>
      <Loaded {...props} />
    </Suspense>
  )
}
