import { useQuery } from '@tanstack/react-query'
import { Download, FileText, ImageOff } from 'lucide-react'
import { type ComponentProps, useCallback, useState } from 'react'
import type { ChatMessage } from '../../../../contract/chat.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { watchVisibility } from '../../../ui/visibility.ts'
import { linkToFile, pictureQuery } from '../api.ts'
import { picture, said, sizeLabel } from '../labels.ts'
import { shownSize } from '../logic.ts'

type ShownFile = Pick<ChatMessage, 'file_url' | 'file_name' | 'file_size' | 'file_width' | 'file_height'>

/** A message's file: a picture as a picture, anything else as a link under its own name. */
export function MessageFile({ file }: { file: ShownFile }) {
  const { file_url, file_name, file_size, file_width, file_height } = file
  if (file_url === null || file_name === null) return null
  if (file_width !== null && file_height !== null) {
    return <Picture address={file_url} name={file_name} width={file_width} height={file_height} />
  }
  return <Document address={file_url} name={file_name} size={file_size ?? 0} />
}

interface PictureProps {
  address: string
  name: string
  width: number
  height: number
}

function Picture({ address, name, width, height }: PictureProps) {
  const [isNear, setNear] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const { data, isError, refetch, isFetching } = useQuery({ ...pictureQuery(address), enabled: isNear })
  const save = useSave(address, name)
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return
    return watchVisibility(element, 400, (entry) => entry.isIntersecting && setNear(true))
  }, [])
  const size = shownSize(width, height)
  return (
    <>
      <button
        ref={watch}
        type="button"
        aria-label={isError ? picture.again(name) : picture.open(name)}
        onClick={() => (isError ? void refetch() : setOpen(true))}
        // The room that the picture will take, before it is there.
        style={{ width: size.width, aspectRatio: `${size.width} / ${size.height}` }}
        className="relative flex max-w-full min-h-8 items-center justify-center overflow-hidden rounded-md border border-border bg-sunken text-ink-3"
      >
        {data && <Pixels blob={data} alt="" {...size} className="block size-full object-contain" />}
        {!data && isFetching && <Spinner />}
        {!data && isError && <ImageOff aria-hidden="true" className="size-5" />}
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        size="lg"
        title={name}
        footer={
          <Button icon={<Download aria-hidden="true" className="size-4" />} onClick={save}>
            {said.download}
          </Button>
        }
      >
        {data && (
          <Pixels
            blob={data}
            alt={name}
            width={width}
            height={height}
            className="mx-auto h-auto max-h-[68vh] w-auto max-w-full"
          />
        )}
      </Dialog>
    </>
  )
}

function Document({ address, name, size }: { address: string; name: string; size: number }) {
  const save = useSave(address, name)
  return (
    <a
      href={address}
      download={name}
      onClick={(event) => {
        // The address alone opens nothing: it takes a link that is signed for this moment.
        event.preventDefault()
        save()
      }}
      className="flex max-w-full items-center gap-2.5 rounded-md border border-border bg-surface px-3 py-2 text-ink transition-colors hover:bg-sunken"
    >
      <FileText aria-hidden="true" className="size-5 shrink-0 text-accent" />
      <span className="min-w-0">
        <span dir="auto" className="block truncate font-semibold underline-offset-2 hover:underline">
          {name}
        </span>
        <span className="block text-meta text-ink-2">{sizeLabel(size)}</span>
      </span>
    </a>
  )
}

function useSave(address: string, name: string): () => void {
  const toasts = useToasts()
  return () =>
    void linkToFile(address).then(
      (signed) => {
        const link = document.createElement('a')
        link.href = signed
        link.download = name
        link.click()
        toasts.worked(said.openFailed)
      },
      (error: unknown) => toasts.error(said.openFailed, error),
    )
}

/** Shows bytes at hand for as long as its picture is there. */
function Pixels({ blob, ...look }: { blob: Blob } & ComponentProps<'img'>) {
  const show = useCallback(
    (picture: HTMLImageElement) => {
      picture.src = URL.createObjectURL(blob)
      return () => URL.revokeObjectURL(picture.src)
    },
    [blob],
  )
  // biome-ignore lint/a11y/useAltText: each of the two says its own.
  return <img ref={show} {...look} />
}
