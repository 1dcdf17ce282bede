/** Tables, lists, texts and marks. */
export { CountUp, type CountUpProps } from '../components/data/count-up/count-up.tsx'
export { Badge, type BadgeProps } from '../components/data/badge/badge.tsx'
export { Countdown, type CountdownProps } from '../components/data/countdown/countdown.tsx'
export { clockParts, type Urgency, urgencyOf } from '../components/data/countdown/format.ts'
export { DataTable, type DataTableProps } from '../components/data/data-table/data-table.tsx'
export type { DataColumn, DataSelection, DataSort } from '../components/data/data-table/types.ts'
export {
  DescriptionList,
  type DescriptionListProps,
} from '../components/data/description-list/description-list.tsx'
export { Kbd } from '../components/data/kbd/kbd.tsx'
export { QrCode, type QrCodeProps } from '../components/data/qr-code/qr-code.tsx'
export { Stat, type StatProps } from '../components/data/stat/stat.tsx'
export {
  StreamTable,
  type StreamTableProps,
} from '../components/data/stream-table/stream-table.tsx'
export {
  type Status,
  StatusBadge,
  type StatusBadgeProps,
} from '../components/data/status-badge/status-badge.tsx'
export { Avatar, type AvatarProps } from '../components/data/avatar/avatar.tsx'
