/** Flags, marks and pictures made from names. */
export { Avatar, type AvatarProps } from '../components/avatar/avatar.tsx'
export { Bunting } from '../components/bunting/bunting.tsx'
export {
  CategoryIcon,
  type CategoryIconProps,
  CategoryMark,
  type CategoryMarkProps,
} from '../components/category-mark/category-mark.tsx'
export { type CodeFlagLetter, CodeFlags } from '../components/code-flags/code-flags.tsx'
export { HouseFlag, type HouseFlagProps } from '../components/house-flag/house-flag.tsx'
export { Mosaic, type MosaicProps, Poster, type PosterProps } from '../components/mosaic/mosaic.tsx'
export {
  PennantRope,
  type PennantRopeProps,
  type RopeFlag,
} from '../components/pennant/pennant-rope.tsx'
export { Pennant, type PennantKind, type PennantProps } from '../components/pennant/pennant.tsx'
