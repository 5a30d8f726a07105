import { useEffect, useState } from 'react'
import type { Firm } from '../../../../contract/firm.ts'
import { entitlePage } from '../../../lib/title.ts'
import { askFirm } from '../api.ts'
import { pause } from './pause.ts'

type Facts = Pick<Firm, 'firm_name' | 'firm_email'>

// Shown while the server cannot be asked.
const unknown: Facts = { firm_name: 'the firm', firm_email: '' }

/** The firm's name and address for people outside, asked for until the server answers. */
export function useFirmFacts(): Facts {
  const [facts, setFacts] = useState(unknown)
  useEffect(() => {
    let isGone = false
    const ask = async (patience = 1000) => {
      const found = await askFirm().catch(() => undefined)
      if (isGone) return
      if (found) {
        entitlePage(`Careers · ${found.firm_name}`)
        return setFacts(found)
      }
      await pause(patience)
      if (!isGone) void ask(Math.min(patience * 2, 15_000))
    }
    void ask()
    return () => {
      isGone = true
    }
  }, [])
  return facts
}
