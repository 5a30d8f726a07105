import { useState } from 'react'
import type { CareerApplication } from '../../../../contract/careers.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { fetchResume } from '../api.ts'
import { said } from '../labels.ts'

/** Saves the resume of an application under the name that the applicant gave it. */
export function useResumeDownload({
  resume_file_path: path,
  resume_file_name: name,
}: Pick<CareerApplication, 'resume_file_path' | 'resume_file_name'>) {
  const [busy, setBusy] = useState(false)
  const toasts = useToasts()
  const download = () => {
    if (path === null || busy) return
    setBusy(true)
    void fetchResume(path)
      .then((file) => saveFile(name ?? 'resume', file))
      .then(
        () => toasts.success(said.downloaded, said.downloadFailed),
        (error: unknown) => toasts.error(said.downloadFailed, error),
      )
      .finally(() => setBusy(false))
  }
  return { has: path !== null, busy, download }
}
