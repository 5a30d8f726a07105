import { useAuth } from '../features/auth/public.tsx'
import { said } from '../features/chat/labels.ts'
import { ChatRoom } from '../features/chat/parts/chat-room.tsx'
import { ClearChat } from '../features/chat/parts/clear-chat.tsx'
import { PageHeading } from '../ui/heading.tsx'

/** /chat: the team talks. The page is as high as the screen, so that the newest message stands above the field. */
export function ChatPage() {
  const { user_id, rights, may } = useAuth()
  return (
    <div className="flex h-[calc(100dvh-6rem)] min-h-[28rem] flex-col gap-4 lg:h-[calc(100dvh-3.5rem)] lg:gap-5">
      <PageHeading title={said.page} meta={said.meta} actions={may('chat.clear') && <ClearChat />} />
      {user_id !== undefined && <ChatRoom key={user_id} me={{ user_id, rights }} />}
    </div>
  )
}
