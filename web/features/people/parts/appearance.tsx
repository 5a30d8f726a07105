import { Card } from '../../../ui/card.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { chooseTheme, useTheme } from '../../../ui/theme-choice.ts'

/** How the product looks on this device. */
export function Appearance() {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-3 font-serif text-section font-semibold">Appearance</h2>
      <RadioGroup
        label="Theme on this device"
        value={useTheme()}
        onValueChange={chooseTheme}
        options={[
          { value: 'system', label: 'System', hint: 'As this device is set.' },
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
    </Card>
  )
}
