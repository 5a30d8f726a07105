import { CloudOff, RefreshCw, Wifi } from 'lucide-react'

/** What stands before the words on the connection. */
export const connectionIcons = { offline: CloudOff, reconnecting: RefreshCw, restored: Wifi }
