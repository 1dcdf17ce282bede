export { DataTable, type DataTableProps } from './components/data-table/data-table.tsx'
export type { DataColumn, DataSelection, DataSort } from './components/data-table/types.ts'
export {
  Accordion,
  type AccordionItem,
  type AccordionProps,
} from './components/accordion/accordion.tsx'
export {
  AttachmentRow,
  type AttachmentRowProps,
} from './components/attachment-row/attachment-row.tsx'
export { BloodList, type BloodListItem } from './components/blood-list/blood-list.tsx'
export { Breadcrumb } from './components/breadcrumb/breadcrumb.tsx'
export {
  ChallengeTile,
  type ChallengeTileProps,
} from './components/challenge-tile/challenge-tile.tsx'
export {
  CodeBlock,
  type CodeBlockProps,
  type CodeBlockWords,
} from './components/code-block/code-block.tsx'
export { CountUp, type CountUpProps } from './components/count-up/count-up.tsx'
export {
  DescriptionList,
  type DescriptionListProps,
} from './components/description-list/description-list.tsx'
export { FlagAccepted, type FlagAcceptedProps } from './components/flag-input/flag-accepted.tsx'
export {
  FlagInput,
  type FlagInputProps,
  type FlagInputState,
} from './components/flag-input/flag-input.tsx'
export {
  DotLabel,
  type DotTone,
  LiveIndicator,
  type LiveState,
} from './components/live-indicator/live-indicator.tsx'
export {
  NoticeItem,
  type NoticeItemProps,
  type NoticeKind,
  NoticeList,
} from './components/notice-list/notice-list.tsx'
export { Pagination, type PaginationProps } from './components/pagination/pagination.tsx'
export {
  type RadioCard,
  RadioCards,
  type RadioCardsProps,
} from './components/radio-cards/radio-cards.tsx'
export { ShelfHeader, type ShelfHeaderProps } from './components/shelf-header/shelf-header.tsx'
export { Avatar, type AvatarProps } from './components/avatar/avatar.tsx'
export { Badge, type BadgeProps } from './components/badge/badge.tsx'
export { Bunting } from './components/bunting/bunting.tsx'
export { Button, type ButtonProps } from './components/button/button.tsx'
export {
  Callout,
  type CalloutProps,
  type CalloutTone,
  FormError,
} from './components/callout/callout.tsx'
export {
  Card,
  CardHeader,
  type CardHeaderProps,
  type CardProps,
  CardSection,
} from './components/card/card.tsx'
export {
  CategoryIcon,
  type CategoryIconProps,
  CategoryMark,
  type CategoryMarkProps,
} from './components/category-mark/category-mark.tsx'
export { Checkbox, type CheckboxProps } from './components/choice/checkbox.tsx'
export { Switch, type SwitchProps } from './components/choice/switch.tsx'
export { type CodeFlagLetter, CodeFlags } from './components/code-flags/code-flags.tsx'
export {
  ConfirmDialog,
  type ConfirmDialogProps,
} from './components/confirm-dialog/confirm-dialog.tsx'
export {
  CopyButton,
  type CopyButtonProps,
  CopyIconButton,
  type CopyIconButtonProps,
} from './components/copy-button/copy-button.tsx'
export { useCopy } from './components/copy-button/use-copy.ts'
export { Countdown, type CountdownProps } from './components/countdown/countdown.tsx'
export { clockParts, type Urgency, urgencyOf } from './components/countdown/format.ts'
export { Dialog, type DialogContentProps, Drawer } from './components/dialog/dialog.tsx'
export { Dock, LightDialog } from './components/dialog/light-dialog.tsx'
export {
  EmptyState,
  type EmptyStateProps,
  ErrorState,
} from './components/empty-state/empty-state.tsx'
export { Field, type FieldProps, useField } from './components/field/field.tsx'
export {
  type FilterChip,
  FilterChips,
  type FilterChipsProps,
} from './components/filter-chips/filter-chips.tsx'
export { HouseFlag, type HouseFlagProps } from './components/house-flag/house-flag.tsx'
export { IconButton, type IconButtonProps } from './components/icon-button/icon-button.tsx'
export { Kbd } from './components/kbd/kbd.tsx'
export {
  Container,
  type ContainerProps,
  Grid,
  type GridProps,
  Inline,
  type InlineProps,
  Stack,
  type StackProps,
} from './components/layout/layout.tsx'
export { Menu } from './components/menu/menu.tsx'
export type { MenuAction, MenuItem, MenuLink, MenuProps } from './components/menu/types.ts'
export { Mosaic, type MosaicProps, Poster, type PosterProps } from './components/mosaic/mosaic.tsx'
export {
  PageHeader,
  type PageHeaderProps,
  SectionHeader,
  type SectionHeaderProps,
} from './components/page-header/page-header.tsx'
export {
  PasswordField,
  type PasswordFieldProps,
} from './components/password-field/password-field.tsx'
export {
  PennantRope,
  type PennantRopeProps,
  type RopeFlag,
} from './components/pennant/pennant-rope.tsx'
export { Pennant, type PennantKind, type PennantProps } from './components/pennant/pennant.tsx'
export { Popover } from './components/popover/popover.tsx'
export {
  Progress,
  type ProgressProps,
  ProgressRing,
  type ProgressRingProps,
  Spinner,
} from './components/progress/progress.tsx'
export { SearchField, type SearchFieldProps } from './components/search-field/search-field.tsx'
export {
  Segmented,
  type SegmentedOption,
  type SegmentedProps,
} from './components/segmented/segmented.tsx'
export { Select, type SelectOption, type SelectProps } from './components/select/select.tsx'
export {
  AppBar,
  type AppBarProps,
  BarDivider,
  Brand,
  type BrandProps,
  NavItem,
  SearchButton,
  type SearchButtonProps,
  SiteNav,
} from './components/shell/app-bar.tsx'
export { BottomTab, type BottomTabProps, BottomTabs } from './components/shell/bottom-tabs.tsx'
export { GameBar, type GameBarProps } from './components/shell/game-bar.tsx'
export { Mark } from './components/shell/mark.tsx'
export { SideNav, SideNavItem, type SideNavItemProps } from './components/shell/side-nav.tsx'
export { Loading, Skeleton, type SkeletonProps } from './components/skeleton/skeleton.tsx'
export { SkipLinks, type SkipLinksProps } from './components/skip-links/skip-links.tsx'
export { Stat, type StatProps } from './components/stat/stat.tsx'
export {
  type Status,
  StatusBadge,
  type StatusBadgeProps,
} from './components/status-badge/status-badge.tsx'
export {
  NavTab,
  type NavTabProps,
  NavTabs,
  type NavTabsProps,
} from './components/tabs/nav-tabs.tsx'
export { Tabs } from './components/tabs/tabs.tsx'
export { TextArea, type TextAreaProps } from './components/text-area/text-area.tsx'
export { InputBox, TextField, type TextFieldProps } from './components/text-field/text-field.tsx'
export { TextLink, type TextLinkProps } from './components/text-link/text-link.tsx'
export { Toaster } from './components/toast/toaster.tsx'
export {
  dismissToast,
  showToast,
  type ToasterProps,
  type ToastOptions,
  type ToastTone,
} from './components/toast/toast-store.ts'
export { Tooltip, type TooltipProps } from './components/tooltip/tooltip.tsx'
export { VisuallyHidden } from './components/visually-hidden/visually-hidden.tsx'
export {
  WatchLine,
  type WatchLineEvent,
  type WatchLineProps,
} from './components/watch-line/watch-line.tsx'
export {
  type Appearance,
  applyAppearance,
  type BrandChoice,
  type DensityChoice,
  effectiveBrand,
  getAppearance,
  type MotionChoice,
  resolveTheme,
  setAppearance,
  setServerBrand,
  type ThemeChoice,
  watchAppearance,
} from './theme/apply-theme.ts'
export { CATEGORIES, type Category, DEFAULT_BRAND } from './theme/tokens.ts'
export { useAppearance } from './theme/use-appearance.ts'
export {
  Combobox,
  type ComboboxOption,
  type ComboboxProps,
} from './components/combobox/combobox.tsx'
export {
  CommandPalette,
  type CommandPaletteProps,
  type PaletteGroup,
  type PaletteItem,
} from './components/command-palette/command-palette.tsx'
export {
  DateTimeField,
  type DateTimeFieldProps,
} from './components/date-time-field/date-time-field.tsx'
export { Dropzone, type DropzoneProps } from './components/dropzone/dropzone.tsx'
export { SaveBar, type SaveBarProps } from './components/floating-bar/save-bar.tsx'
export { SelectionBar, type SelectionBarProps } from './components/floating-bar/selection-bar.tsx'
export { HoverCard, type HoverCardProps } from './components/hover-card/hover-card.tsx'
export { NumberField, type NumberFieldProps } from './components/number-field/number-field.tsx'
export { Slider, type SliderProps } from './components/slider/slider.tsx'
export {
  PermissionMatrix,
  type PermissionCell,
  type PermissionChoice,
  type PermissionMatrixProps,
} from './components/permission-matrix/permission-matrix.tsx'
export {
  ConnectionBar,
  type ConnectionBarProps,
  type ConnectionState,
} from './components/connection-bar/connection-bar.tsx'
export {
  ImageCropper,
  type ImageCropperHandle,
  type ImageCropperProps,
  type ImageCropperWords,
} from './components/image-cropper/image-cropper.tsx'
export { type Role, RoleMark, type RoleMarkProps } from './components/role-mark/role-mark.tsx'
export { Banner, type BannerProps, type BannerTone } from './components/banner/banner.tsx'
export { ColumnPicker, type ColumnPickerProps } from './components/column-picker/column-picker.tsx'
export { ContextMenu, type ContextMenuProps } from './components/context-menu/context-menu.tsx'
export { Fieldset, type FieldsetProps } from './components/fieldset/fieldset.tsx'
export { FormFrame, type FormFrameProps } from './components/form-frame/form-frame.tsx'
export {
  MultiSelect,
  type MultiSelectOption,
  type MultiSelectProps,
} from './components/multi-select/multi-select.tsx'
export {
  NotificationBell,
  type NotificationBellProps,
  NotificationItem,
  type NotificationItemProps,
  NotificationList,
  NotificationPanel,
  type NotificationPanelProps,
} from './components/notification-list/notification-list.tsx'
export { PdfFrame, type PdfFrameProps } from './components/pdf-frame/pdf-frame.tsx'
export {
  ProjectorFrame,
  type ProjectorFrameProps,
  ProjectorRow,
  type ProjectorRowProps,
} from './components/projector/projector.tsx'
export { type Projector, useProjector } from './components/projector/use-projector.ts'
export { QrCode, type QrCodeProps } from './components/qr-code/qr-code.tsx'
export {
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
} from './components/radio-group/radio-group.tsx'
export {
  Rail,
  RailGroup,
  RailItem,
  type RailItemProps,
  type RailProps,
} from './components/rail/rail.tsx'
export { Splitter, type SplitterProps } from './components/splitter/splitter.tsx'
export {
  TunnelIndicator,
  type TunnelIndicatorProps,
  type TunnelState,
} from './components/tunnel-indicator/tunnel-indicator.tsx'
export {
  ColourSwatches,
  type ColourSwatchesProps,
} from './components/colour-swatches/colour-swatches.tsx'
export { afterPaint } from './shared/after-paint.ts'
