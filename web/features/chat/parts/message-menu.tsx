import { Copy, Ellipsis, Trash2 } from 'lucide-react'
import type { TouchEvent } from 'react'
import type { ChatMessage } from '../../../../contract/chat.ts'
import { copyText } from '../../../lib/clipboard.ts'
import { IconButton } from '../../../ui/button.tsx'
import { createMenu, MenuItem, MenuTrigger, SharedMenu } from '../../../ui/menu.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { actionsFor, said } from '../labels.ts'

/** The one menu of all messages. */
const messageMenu = createMenu<ChatMessage>()

/** Opens the menu of a message; unseen until the message is pointed at, has the focus, or is pressed for long. */
export function MessageMenuTrigger({ message, isMine }: { message: ChatMessage; isMine: boolean }) {
  return (
    <MenuTrigger handle={messageMenu} payload={message}>
      <IconButton
        label={actionsFor(isMine ? undefined : message.profiles.full_name)}
        data-menu-of-message=""
        className="shrink-0 self-center opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 aria-expanded:opacity-100"
      >
        <Ellipsis className="size-4" />
      </IconButton>
    </MenuTrigger>
  )
}

/** What may be done with a message that its reader may delete. */
export function MessageMenu({ onDelete }: { onDelete: (message: ChatMessage) => void }) {
  const toasts = useToasts()
  const copy = ({ message_text }: ChatMessage) =>
    copyText(message_text).then(
      () => toasts.worked(said.copyFailed),
      (error: unknown) => toasts.error(said.copyFailed, error),
    )
  return (
    <SharedMenu handle={messageMenu}>
      {(message) => (
        <>
          {message.message_text !== '' && (
            <MenuItem icon={<Copy />} onSelect={() => void copy(message)}>
              {said.copy}
            </MenuItem>
          )}
          <MenuItem icon={<Trash2 />} destructive onSelect={() => onDelete(message)}>
            {said.delete}
          </MenuItem>
        </>
      )}
    </SharedMenu>
  )
}

/** Milliseconds after which a finger that rests means the menu. */
const longPress = 500
let waiting: ReturnType<typeof setTimeout> | undefined

const giveUp = () => clearTimeout(waiting)

/** Opens the menu of a message that a finger rests on; one that moves scrolls, as ever. */
export const openOnLongPress = {
  onTouchStart: ({ currentTarget }: TouchEvent<HTMLElement>) => {
    giveUp()
    const trigger = currentTarget.querySelector<HTMLElement>('[data-menu-of-message]')
    if (trigger) waiting = setTimeout(() => trigger.click(), longPress)
  },
  onTouchMove: giveUp,
  onTouchEnd: giveUp,
  onTouchCancel: giveUp,
}
