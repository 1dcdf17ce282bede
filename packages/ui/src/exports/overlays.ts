/** What opens over the page. */
export {
  CommandPalette,
  type PaletteGroup,
  type PaletteItem,
} from '../components/overlays/command-palette/command-palette.tsx'
export { ConfirmDialog } from '../components/overlays/confirm-dialog/confirm-dialog.tsx'
export { Dialog } from '../components/overlays/dialog/dialog.tsx'
export { OfferBar } from '../components/overlays/floating-bar/offer-bar.tsx'
export { SaveBar } from '../components/overlays/floating-bar/save-bar.tsx'
export { SelectionBar } from '../components/overlays/floating-bar/selection-bar.tsx'
export { Menu } from '../components/overlays/menu/menu.tsx'
export type { MenuItem } from '../components/overlays/menu/types.ts'
export { Popover } from '../components/overlays/popover/popover.tsx'
