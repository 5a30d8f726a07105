import { useState } from 'react'
import { Card } from '../../../ui/card.tsx'
import { Switch } from '../../../ui/checkbox.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useAuth } from '../../auth/public.tsx'
import { keepDay } from '../api.ts'
import { said } from '../labels.ts'
import { chooseKeeping, isKeeping } from './kept-copy.ts'

/** Whether one's day is kept on this device; off until somebody asks for it there. */
export function KeepSwitch() {
  const { user_id = '' } = useAuth()
  const toasts = useToasts()
  const [isOn, setOn] = useState(() => isKeeping(user_id))
  const choose = async (on: boolean) => {
    setOn(on)
    try {
      await chooseKeeping(user_id, on)
      if (on) await keepDay()
    } catch (error) {
      toasts.error(said.failed, error)
    }
  }
  return (
    <Card className="p-5 sm:p-6">
      <Switch
        label={said.keep}
        hint={said.keepHint}
        checked={isOn}
        onChange={({ target }) => void choose(target.checked)}
      />
    </Card>
  )
}
