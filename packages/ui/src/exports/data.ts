/** Tables, lists, texts and marks. */
export { Badge, type BadgeProps } from '../components/badge/badge.tsx'
export {
  CodeBlock,
  type CodeBlockProps,
  type CodeBlockWords,
} from '../components/code-block/code-block.tsx'
export { ColumnPicker, type ColumnPickerProps } from '../components/column-picker/column-picker.tsx'
export { Countdown, type CountdownProps } from '../components/countdown/countdown.tsx'
export { clockParts, type Urgency, urgencyOf } from '../components/countdown/format.ts'
export { DataTable, type DataTableProps } from '../components/data-table/data-table.tsx'
export type { DataColumn, DataSelection, DataSort } from '../components/data-table/types.ts'
export {
  DescriptionList,
  type DescriptionListProps,
} from '../components/description-list/description-list.tsx'
export { Kbd } from '../components/kbd/kbd.tsx'
export { PdfFrame, type PdfFrameProps } from '../components/pdf-frame/pdf-frame.tsx'
export {
  PermissionMatrix,
  type PermissionCell,
  type PermissionChoice,
  type PermissionMatrixProps,
} from '../components/permission-matrix/permission-matrix.tsx'
export { QrCode, type QrCodeProps } from '../components/qr-code/qr-code.tsx'
export { type Role, RoleMark, type RoleMarkProps } from '../components/role-mark/role-mark.tsx'
export { Stat, type StatProps } from '../components/stat/stat.tsx'
export {
  type Status,
  StatusBadge,
  type StatusBadgeProps,
} from '../components/status-badge/status-badge.tsx'
export { ChartHead, type ChartHeadProps } from '../components/chart-frame/chart-head.tsx'
