/** Text kept under keys: the part of web storage that the product uses. */
interface Store {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  clear(): void
  keys(): string[]
}

/** A browser storage that answers from memory where the browser blocks or has filled the real one. */
function storeOver(open: () => Storage): Store {
  const memory = new Map<string, string>()
  const real = opened(open)
  return {
    getItem: (key) => memory.get(key) ?? real?.getItem(key) ?? null,
    setItem: (key, value) => {
      memory.delete(key)
      try {
        if (!real) throw new Error('blocked')
        real.setItem(key, value)
      } catch {
        memory.set(key, value)
      }
    },
    removeItem: (key) => {
      memory.delete(key)
      real?.removeItem(key)
    },
    clear: () => {
      memory.clear()
      real?.clear()
    },
    keys: () => [...new Set([...memory.keys(), ...Object.keys(real ?? {})])],
  }
}

function opened(open: () => Storage): Storage | undefined {
  try {
    return open()
  } catch {
    return undefined
  }
}

/** Kept on this device until sign-out. */
export const deviceStore: Store = storeOver(() => localStorage)
/** Kept in this tab until sign-out or until the tab closes. */
export const tabStore: Store = storeOver(() => sessionStorage)

/** Under it stand the moment of the last change of what waits on this device for whoever is signed in, and what is asked before that is lost. */
export const queueKey = 'sereshta.queue'

/** What the database is called in which they wait. */
export const queueOf = (user_id: string): string => `sereshta-queue-${user_id}`

/** Under it stands whose day is kept on this device. */
export const keptDayKey = 'sereshta.kept-day'
