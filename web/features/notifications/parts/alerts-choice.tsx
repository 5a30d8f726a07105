import { logProblem } from '../../../lib/log.ts'
import { Switch } from '../../../ui/checkbox.tsx'
import { said } from '../labels.ts'
import { chooseAlerts, useAlerts } from './browser-alerts.ts'

/** Whether the browser shows what arrives while nobody looks at the page. Nobody is asked before they press this. */
export function AlertsChoice() {
  const alerts = useAlerts()
  if (alerts === 'unsupported') return null
  const choose = (on: boolean) =>
    void chooseAlerts(on).catch((error: unknown) =>
      logProblem('The choice of browser notifications failed', error),
    )
  return (
    <div className="border-t border-border px-4 py-2.5">
      <Switch
        label={said.alerts}
        hint={alerts === 'blocked' ? said.alertsBlocked : undefined}
        disabled={alerts === 'blocked'}
        checked={alerts === 'on'}
        onChange={(event) => choose(event.target.checked)}
      />
    </div>
  )
}
