/** What opens over the page. */
export {
  CommandPalette,
  type CommandPaletteProps,
  type PaletteGroup,
  type PaletteItem,
} from '../components/overlays/command-palette/command-palette.tsx'
export {
  ConfirmDialog,
  type ConfirmDialogProps,
} from '../components/overlays/confirm-dialog/confirm-dialog.tsx'
export {
  Dialog,
  type DialogContentProps,
  type DialogRootProps,
} from '../components/overlays/dialog/dialog.tsx'
export { SaveBar, type SaveBarProps } from '../components/overlays/floating-bar/save-bar.tsx'
export {
  SelectionBar,
  type SelectionBarProps,
} from '../components/overlays/floating-bar/selection-bar.tsx'
export { Menu } from '../components/overlays/menu/menu.tsx'
export type {
  MenuAction,
  MenuItem,
  MenuLink,
  MenuProps,
} from '../components/overlays/menu/types.ts'
export { Popover } from '../components/overlays/popover/popover.tsx'
export { Tooltip, type TooltipProps } from '../components/overlays/tooltip/tooltip.tsx'
