import { Link } from '@tanstack/react-router'
import { Bell, Monitor, Moon, Sun } from 'lucide-react'
import { said, themeWords } from '../../../../contract/words/profile.ts'
import { paths } from '../../../lib/paths.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { chooseTheme, useTheme } from '../../../ui/theme-choice.ts'

const themes = [
  { value: 'system', Icon: Monitor },
  { value: 'light', Icon: Sun },
  { value: 'dark', Icon: Moon },
] as const

/** How the product looks on this device. */
export function Appearance() {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-3 font-serif text-section font-semibold">{said.appearance}</h2>
      <RadioGroup
        label={said.theme}
        look="cards"
        value={useTheme()}
        onValueChange={chooseTheme}
        options={themes.map(({ value, Icon }) => ({
          value,
          label: (
            <span className="flex items-center gap-2">
              <Icon aria-hidden="true" className="size-4 text-ink-3" />
              {themeWords[value]}
            </span>
          ),
        }))}
      />
      <Link {...paths.notificationSettings()} className={`${buttonClass('secondary', 'sm')} mt-4`}>
        <Bell aria-hidden="true" className="size-4" />
        {said.notifications}
      </Link>
    </Card>
  )
}
