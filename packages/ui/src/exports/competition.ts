/** What only a competition has: boards, scoreboards, flags, marks and pictures made from names. */
export {
  AttachmentRow,
  type AttachmentRowProps,
} from '../components/competition/attachment-row/attachment-row.tsx'
export { BloodList, type BloodListItem } from '../components/competition/blood-list/blood-list.tsx'
export {
  ChallengeTile,
  type ChallengeTileProps,
} from '../components/competition/challenge-tile/challenge-tile.tsx'
export {
  FlagAccepted,
  type FlagAcceptedProps,
} from '../components/competition/flag-input/flag-accepted.tsx'
export {
  FlagInput,
  type FlagInputProps,
  type FlagInputState,
} from '../components/competition/flag-input/flag-input.tsx'
export {
  NoticeItem,
  type NoticeItemProps,
  type NoticeKind,
  NoticeList,
} from '../components/competition/notice-list/notice-list.tsx'
export {
  ShelfHeader,
  type ShelfHeaderProps,
} from '../components/competition/shelf-header/shelf-header.tsx'
export {
  WatchLine,
  type WatchLineEvent,
  type WatchLineProps,
} from '../components/competition/watch-line/watch-line.tsx'
export {
  PermissionMatrix,
  type PermissionCell,
  type PermissionChoice,
  type PermissionMatrixProps,
  type PermissionReset,
} from '../components/competition/permission-matrix/permission-matrix.tsx'
export {
  type Role,
  RoleMark,
  type RoleMarkProps,
} from '../components/competition/role-mark/role-mark.tsx'
export { Bunting } from '../components/competition/bunting/bunting.tsx'
export {
  CategoryIcon,
  type CategoryIconProps,
  CategoryMark,
  type CategoryMarkProps,
} from '../components/competition/category-mark/category-mark.tsx'
export { type CodeFlagLetter, CodeFlags } from '../components/competition/code-flags/code-flags.tsx'
export { HouseFlag, type HouseFlagProps } from '../components/competition/house-flag/house-flag.tsx'
export {
  Mosaic,
  type MosaicProps,
  Poster,
  type PosterProps,
} from '../components/competition/mosaic/mosaic.tsx'
export {
  PennantRope,
  type PennantRopeProps,
  type RopeFlag,
} from '../components/competition/pennant/pennant-rope.tsx'
export {
  Pennant,
  type PennantKind,
  type PennantProps,
} from '../components/competition/pennant/pennant.tsx'
export {
  TunnelIndicator,
  type TunnelIndicatorProps,
  type TunnelState,
} from '../components/competition/tunnel-indicator/tunnel-indicator.tsx'
