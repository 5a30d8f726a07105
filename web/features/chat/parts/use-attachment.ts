import { useRef, useState } from 'react'
import { type ChatFile, chatEndings, chatLimits } from '../../../../contract/chat.ts'
import { endingOf } from '../../../../contract/files.ts'
import { shownSentences } from '../../../../contract/kernel/shown-reasons.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { uploadFile } from '../api.ts'
import { kindsOfFiles, said } from '../labels.ts'

/** A file on its way to a message. */
export interface Attachment {
  name: string
  size: number
  /** 0 to 1. */
  progress: number
  state: 'sending' | 'failed' | 'ready'
  file: ChatFile | undefined
}

/** The one file of the message being written: it is sent ahead, with progress, and can be given up at any time. */
export function useAttachment() {
  const [attachment, setAttachment] = useState<Attachment>()
  const current = useRef<{ source: File; stop: AbortController } | undefined>(undefined)
  const toasts = useToasts()

  const complain = (error: unknown) => toasts.error(said.uploadFailed, error)
  const begin = (source: File) => {
    current.current?.stop.abort()
    const stop = new AbortController()
    const mine = { source, stop }
    current.current = mine
    const { name, size } = source
    setAttachment({ name, size, progress: 0, state: 'sending', file: undefined })
    const change = (changed: Partial<Attachment>) => {
      if (current.current === mine) setAttachment((before) => before && { ...before, ...changed })
    }
    uploadFile(source, { signal: stop.signal, onProgress: (progress) => change({ progress }) }).then(
      (file) => {
        change({ file, state: 'ready', progress: 1 })
        toasts.worked(said.uploadFailed)
      },
      (error: unknown) => {
        if (stop.signal.aborted) return
        change({ state: 'failed' })
        complain(error)
      },
    )
  }
  const drop = () => {
    current.current?.stop.abort()
    current.current = undefined
    setAttachment(undefined)
  }
  return {
    attachment,
    drop,
    retry: () => current.current && begin(current.current.source),
    attach: (files: readonly File[]) => {
      const [first, second] = files
      if (!first) return
      // Said before a byte is sent; the server looks again, and into the file.
      if (!endingOf(first.name, chatEndings)) return complain(new Error(kindsOfFiles(chatEndings)))
      if (first.size > chatLimits.bytes) return complain(new Error(shownSentences['chat.file_too_large']))
      if (second) toasts.error(said.oneFile, said.oneFileHint)
      begin(first)
    },
  }
}
