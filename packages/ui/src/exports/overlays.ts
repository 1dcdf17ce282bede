/** What opens over the page. */
export {
  CommandPalette,
  type CommandPaletteProps,
  type PaletteGroup,
  type PaletteItem,
} from '../components/command-palette/command-palette.tsx'
export {
  ConfirmDialog,
  type ConfirmDialogProps,
} from '../components/confirm-dialog/confirm-dialog.tsx'
export { ContextMenu, type ContextMenuProps } from '../components/context-menu/context-menu.tsx'
export {
  Dialog,
  type DialogContentProps,
  type DialogRootProps,
} from '../components/dialog/dialog.tsx'
export { SaveBar, type SaveBarProps } from '../components/floating-bar/save-bar.tsx'
export { SelectionBar, type SelectionBarProps } from '../components/floating-bar/selection-bar.tsx'
export { HoverCard, type HoverCardProps } from '../components/hover-card/hover-card.tsx'
export { Menu } from '../components/menu/menu.tsx'
export type { MenuAction, MenuItem, MenuLink, MenuProps } from '../components/menu/types.ts'
export { Popover } from '../components/popover/popover.tsx'
export { Tooltip, type TooltipProps } from '../components/tooltip/tooltip.tsx'
