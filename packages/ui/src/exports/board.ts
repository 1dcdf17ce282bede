/** Parts of a board, of a scoreboard and of a big screen. */
export {
  Accordion,
  type AccordionItem,
  type AccordionProps,
} from '../components/accordion/accordion.tsx'
export {
  AttachmentRow,
  type AttachmentRowProps,
} from '../components/attachment-row/attachment-row.tsx'
export { BloodList, type BloodListItem } from '../components/blood-list/blood-list.tsx'
export {
  ChallengeTile,
  type ChallengeTileProps,
} from '../components/challenge-tile/challenge-tile.tsx'
export { CountUp, type CountUpProps } from '../components/count-up/count-up.tsx'
export { FlagAccepted, type FlagAcceptedProps } from '../components/flag-input/flag-accepted.tsx'
export {
  FlagInput,
  type FlagInputProps,
  type FlagInputState,
} from '../components/flag-input/flag-input.tsx'
export {
  NoticeItem,
  type NoticeItemProps,
  type NoticeKind,
  NoticeList,
} from '../components/notice-list/notice-list.tsx'
export {
  ProjectorFrame,
  type ProjectorFrameProps,
  ProjectorRow,
  type ProjectorRowProps,
} from '../components/projector/projector.tsx'
export { type Projector, useProjector } from '../components/projector/use-projector.ts'
export { ShelfHeader, type ShelfHeaderProps } from '../components/shelf-header/shelf-header.tsx'
export {
  WatchLine,
  type WatchLineEvent,
  type WatchLineProps,
} from '../components/watch-line/watch-line.tsx'
