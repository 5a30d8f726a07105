import { useState } from 'react'
import { tabStore } from '../../../lib/storage.ts'
import { type AuthDraft, readAuthDraft } from '../logic.ts'

const key = 'sereshta.auth-draft'

export interface AuthDraftState extends AuthDraft {
  change: (part: Partial<AuthDraft>) => void
}

/** The name, e-mail and account type as typed, over every tab of the page and a reload; never a password or a code. */
export function useAuthDraft(): AuthDraftState {
  const [draft, setDraft] = useState(() => readAuthDraft(tabStore.getItem(key)))
  const change = (part: Partial<AuthDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    tabStore.setItem(key, JSON.stringify(next))
  }
  return { ...draft, change }
}

/** Forgets what was typed: it did its work. */
export function dropAuthDraft(): void {
  tabStore.removeItem(key)
}
