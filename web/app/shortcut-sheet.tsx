import { useState } from 'react'
import { letSingleKeysWork, shortcutsInUse, singleKeysWork } from '../lib/shortcuts.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { palette } from './palette/labels.ts'
import { printedKeys } from './platform.ts'

/** Every shortcut that works on this page, and the switch for those without Ctrl or Cmd. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const [listed] = useState(() => shortcutsInUse().filter(({ label }) => label))
  const [isOn, setOn] = useState(singleKeysWork)
  const change = (on: boolean) => {
    letSingleKeysWork(on)
    setOn(on)
  }
  return (
    <Dialog open onClose={onClose} title={palette.shortcuts} description={palette.onThisPage}>
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {listed.map(({ keys, label }) => (
          <div
            key={`${keys} ${label}`}
            className="flex min-h-9 items-center justify-between gap-4 border-b border-border py-1.5 text-secondary"
          >
            <dt className="text-ink-2">{label}</dt>
            <dd>
              <span className="sr-only">{printedKeys(keys)}</span>
              <Kbd>{printedKeys(keys)}</Kbd>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-5">
        <Checkbox
          label={palette.singleKeys}
          checked={isOn}
          onChange={(event) => change(event.target.checked)}
        />
      </div>
    </Dialog>
  )
}
