import { Monitor, Moon, Sun } from 'lucide-react'
import { IconButton } from './button.tsx'
import { Menu, MenuChoices } from './menu.tsx'
import { type Theme, themes } from './theme.ts'

const looks = {
  system: { label: 'System', Icon: Monitor },
  light: { label: 'Light', Icon: Sun },
  dark: { label: 'Dark', Icon: Moon },
} as const satisfies Record<Theme, unknown>

const options = themes.map((value) => {
  const { label, Icon } = looks[value]
  return { value, label, icon: <Icon aria-hidden="true" /> }
})

/** A button with the current theme's sign that opens the choice of three. */
export function ThemeToggle({
  theme,
  onThemeChange,
}: {
  theme: Theme
  onThemeChange: (theme: Theme) => void
}) {
  const { label, Icon } = looks[theme]
  return (
    <Menu
      side="top"
      trigger={
        <IconButton label={`Theme: ${label}`}>
          <Icon className="size-4" />
        </IconButton>
      }
    >
      <MenuChoices label="Theme" options={options} value={theme} onValueChange={onThemeChange} />
    </Menu>
  )
}
