import { useEffect } from 'react'

/** Tells whoever is above whether something is typed here that is not saved; `tell` must stay the same. */
export function useUnsaved(isUnsaved: boolean, tell: ((isUnsaved: boolean) => void) | undefined): void {
  useEffect(() => {
    tell?.(isUnsaved)
    return () => tell?.(false)
  }, [tell, isUnsaved])
}
