/** How much of the application has been sent. */
export function UploadProgress({ share, isSecondTry }: { share: number; isSecondTry: boolean }) {
  const percent = Math.round(share * 100)
  return (
    <div>
      <div
        role="progressbar"
        aria-label="Upload"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-1.5 overflow-hidden rounded-full bg-ink/10"
      >
        <div className="h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
      </div>
      <p role="status" className="mt-1.5 text-meta text-ink-2">
        {isSecondTry ? 'The connection broke. Trying once more...' : 'Sending your application...'}
      </p>
    </div>
  )
}
