import { AlertsChoice } from './alerts-choice.tsx'
import { NotificationList } from './notification-list.tsx'

/** What the bell opens: the notifications, and below them whether this browser may show new ones. */
export function BellContent() {
  return (
    <>
      <NotificationList />
      <AlertsChoice />
    </>
  )
}
