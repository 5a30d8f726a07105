import { useRouter } from '@tanstack/react-router'
import { CallFailure, sentenceOf } from '../lib/failure.ts'
import { ErrorState } from '../ui/states.tsx'
import { said } from './labels.ts'

/** What stands in place of a page that could not be shown, with a way to try again. */
export function PageFailure({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter()
  const tryAgain = () => {
    // After a new version was installed, the old one's chunks are gone: only a fresh page helps.
    if (isMissingChunk(error)) return location.reload()
    reset()
    void router.invalidate()
  }
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-16">
      <h1 className="sr-only">{said.pageFailed}</h1>
      <ErrorState title={said.pageFailed} reason={reasonOf(error)} onRetry={tryAgain} />
    </div>
  )
}

function reasonOf(error: unknown): string {
  if (isMissingChunk(error)) return said.partMissing
  return error instanceof CallFailure ? sentenceOf(error) : said.pageBroken
}

function isMissingChunk(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message)
}
