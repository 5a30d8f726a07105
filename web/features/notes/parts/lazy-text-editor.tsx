import { Suspense } from 'react'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { TextEditorProps } from './text-editor.tsx'

const Loaded = lazyPart(() => import('./text-editor.tsx'), 'TextEditor')

/** The text editor, fetched when it is first needed; its place is held meanwhile. */
export function LazyTextEditor(props: TextEditorProps) {
  return (
    <Suspense fallback={<Skeleton className="h-40 w-full animate-appear" />}>
      <Loaded {...props} />
    </Suspense>
  )
}
