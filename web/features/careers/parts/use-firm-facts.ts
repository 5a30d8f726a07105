import { useSyncExternalStore } from 'react'
import type { Firm } from '../../../../contract/firm.ts'
import { entitlePage } from '../../../lib/title.ts'
import { askFirm } from '../api.ts'
import { portalWords } from '../labels.ts'
import { pause } from './pause.ts'

type Facts = Pick<Firm, 'firm_name' | 'firm_email'>

// Shown while the server cannot be asked.
let facts: Facts = { firm_name: portalWords.firm, firm_email: '' }
let asking: Promise<void> | undefined

/** The firm's name and address for people outside, asked for until the server answers. */
export function useFirmFacts(): Facts {
  return useSyncExternalStore(subscribe, () => facts)
}

function subscribe(tell: () => void): () => void {
  asking ??= ask()
  void asking.then(tell)
  return () => undefined
}

async function ask(): Promise<void> {
  for (let patience = 1000; ; patience = Math.min(patience * 2, 15_000)) {
    const found = await askFirm().catch(() => undefined)
    if (found) {
      entitlePage(portalWords.titleOf(found.firm_name))
      facts = found
      return
    }
    await pause(patience)
  }
}
