import { Monitor, Moon, Sun } from 'lucide-react'
import { IconButton } from './button.tsx'
import { themeWords } from './labels.ts'
import { Menu, MenuChoices } from './menu.tsx'
import { type Theme, themes } from './theme.ts'

const icons = {
  system: Monitor,
  light: Sun,
  dark: Moon,
} as const satisfies Record<Theme, unknown>

const options = themes.map((value) => {
  const Icon = icons[value]
  return { value, label: themeWords[value], icon: <Icon aria-hidden="true" /> }
})

/** A button with the current theme's sign that opens the choice of three. */
export function ThemeToggle({
  theme,
  onThemeChange,
}: {
  theme: Theme
  onThemeChange: (theme: Theme) => void
}) {
  const Icon = icons[theme]
  return (
    <Menu
      side="top"
      trigger={
        <IconButton label={themeWords.now(themeWords[theme])}>
          <Icon className="size-4" />
        </IconButton>
      }
    >
      <MenuChoices label={themeWords.theme} options={options} value={theme} onValueChange={onThemeChange} />
    </Menu>
  )
}
