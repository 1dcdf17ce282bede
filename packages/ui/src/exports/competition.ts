/** What only a competition has: boards, scoreboards, flags, marks and pictures made from names. */
export { AttachmentRow } from '../components/competition/attachment-row/attachment-row.tsx'
export { BloodList } from '../components/competition/blood-list/blood-list.tsx'
export {
  ChallengeTile,
  type ChallengeTileProps,
} from '../components/competition/challenge-tile/challenge-tile.tsx'
export { FlagAccepted } from '../components/competition/flag-input/flag-accepted.tsx'
export {
  FlagInput,
  type FlagInputProps,
  type FlagInputState,
} from '../components/competition/flag-input/flag-input.tsx'
export {
  NoticeItem,
  type NoticeKind,
  NoticeList,
} from '../components/competition/notice-list/notice-list.tsx'
export { ShelfHeader } from '../components/competition/shelf-header/shelf-header.tsx'
export { WatchLine, type WatchLineEvent } from '../components/competition/watch-line/watch-line.tsx'
export { PermissionMatrix } from '../components/competition/permission-matrix/permission-matrix.tsx'
export { type Role, RoleMark } from '../components/competition/role-mark/role-mark.tsx'
export { Bunting } from '../components/competition/bunting/bunting.tsx'
export {
  CategoryIcon,
  CategoryMark,
} from '../components/competition/category-mark/category-mark.tsx'
export { type CodeFlagLetter, CodeFlags } from '../components/competition/code-flags/code-flags.tsx'
export { HouseFlag } from '../components/competition/house-flag/house-flag.tsx'
export { Mosaic, Poster } from '../components/competition/mosaic/mosaic.tsx'
export { PennantRope } from '../components/competition/pennant/pennant-rope.tsx'
export { Pennant, type PennantKind } from '../components/competition/pennant/pennant.tsx'
export {
  TunnelIndicator,
  type TunnelState,
} from '../components/competition/tunnel-indicator/tunnel-indicator.tsx'
