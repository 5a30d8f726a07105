import { Baseline, Check } from 'lucide-react'
import { useState } from 'react'
import { type TextColor, textColors } from '../../../../contract/rich-text.ts'
import { colorWords } from '../../../../contract/words/notes.ts'
import { cx } from '../../../ui/cx.ts'
import { Popover } from '../../../ui/popover.tsx'
import { ToolbarButton } from '../../../ui/toolbar-base.tsx'
import { toolbar } from './labels.ts'

/** Written out, so that the class names are found when the styles are made. */
const inks: Record<TextColor, string> = {
  ink: 'text-rt-ink',
  slate: 'text-rt-slate',
  red: 'text-rt-red',
  orange: 'text-rt-orange',
  amber: 'text-rt-amber',
  green: 'text-rt-green',
  teal: 'text-rt-teal',
  blue: 'text-rt-blue',
  purple: 'text-rt-purple',
  pink: 'text-rt-pink',
}

type ColorButtonProps = {
  color: TextColor | undefined
  onChoose: (color: TextColor | undefined) => void
}

/** The ten colours by name, and none. */
export function ColorButton({ color, onChoose }: ColorButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const choose = (next: TextColor | undefined) => {
    setOpen(false)
    onChoose(next)
  }
  return (
    <Popover
      title={toolbar.color}
      open={isOpen}
      onOpenChange={setOpen}
      align="start"
      className="w-60!"
      trigger={
        <ToolbarButton
          label={color ? toolbar.colorIs(colorWords[color]) : toolbar.color}
          pressed={color !== undefined}
        >
          <Baseline className={color && inks[color]} />
        </ToolbarButton>
      }
    >
      <div className="grid grid-cols-2 gap-1">
        {textColors.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === color}
            onClick={() => choose(name)}
            className="flex h-8 items-center gap-2 rounded-sm px-2 text-secondary text-ink-2 hover:bg-sunken coarse:h-control"
          >
            <span
              className={cx('flex size-4 items-center justify-center rounded-full bg-current', inks[name])}
            >
              {name === color && <Check aria-hidden="true" className="size-3 text-bg" strokeWidth={3} />}
            </span>
            <span className="capitalize">{colorWords[name]}</span>
          </button>
        ))}
      </div>
      <button
        type="button"
        onClick={() => choose(undefined)}
        className="mt-2 h-8 w-full rounded-sm border border-border text-secondary text-ink-2 hover:bg-sunken coarse:h-control"
      >
        {toolbar.noColor}
      </button>
    </Popover>
  )
}
