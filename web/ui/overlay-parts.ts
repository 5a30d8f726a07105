import { ConfirmDialogBase } from './confirm-base.tsx'
import { DialogBase, DialogCloseBase } from './dialog-base.tsx'
import {
  MenuBase,
  MenuChoicesBase,
  MenuItemBase,
  MenuSeparatorBase,
  MenuTriggerBase,
  SharedMenuBase,
} from './menu-base.tsx'
import { PopoverBase } from './popover-base.tsx'
import { SelectBase } from './select-base.tsx'
import { SuggestInputBase } from './suggest-input-base.tsx'
import { ToastHost } from './toast-base.tsx'
import { TooltipBase } from './tooltip-base.tsx'

// The one place that the loader imports, so that everything on top of Base UI arrives in one piece.
export const overlays = {
  ConfirmDialog: ConfirmDialogBase,
  Dialog: DialogBase,
  DialogClose: DialogCloseBase,
  Menu: MenuBase,
  MenuChoices: MenuChoicesBase,
  MenuItem: MenuItemBase,
  MenuSeparator: MenuSeparatorBase,
  MenuTrigger: MenuTriggerBase,
  Popover: PopoverBase,
  Select: SelectBase,
  SharedMenu: SharedMenuBase,
  SuggestInput: SuggestInputBase,
  ToastHost,
  Tooltip: TooltipBase,
}
