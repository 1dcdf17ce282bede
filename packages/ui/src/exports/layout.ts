/** Bars, frames and the space between. */
export {
  Card,
  CardHeader,
  type CardHeaderProps,
  type CardProps,
  CardSection,
} from '../components/card/card.tsx'
export {
  ConnectionBar,
  type ConnectionBarProps,
  type ConnectionState,
} from '../components/connection-bar/connection-bar.tsx'
export {
  Container,
  type ContainerProps,
  Grid,
  type GridProps,
  Inline,
  type InlineProps,
  Stack,
  type StackProps,
} from '../components/layout/layout.tsx'
export {
  PageHeader,
  type PageHeaderProps,
  SectionHeader,
  type SectionHeaderProps,
} from '../components/page-header/page-header.tsx'
export {
  Rail,
  RailGroup,
  RailItem,
  type RailItemProps,
  type RailProps,
} from '../components/rail/rail.tsx'
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
} from '../components/shell/app-bar.tsx'
export { BottomTab, type BottomTabProps, BottomTabs } from '../components/shell/bottom-tabs.tsx'
export { GameBar, type GameBarProps } from '../components/shell/game-bar.tsx'
export { Mark } from '../components/shell/mark.tsx'
export { SideNav, SideNavItem, type SideNavItemProps } from '../components/shell/side-nav.tsx'
export { Splitter, type SplitterProps } from '../components/splitter/splitter.tsx'
export {
  TunnelIndicator,
  type TunnelIndicatorProps,
  type TunnelState,
} from '../components/tunnel-indicator/tunnel-indicator.tsx'
export { VisuallyHidden } from '../components/visually-hidden/visually-hidden.tsx'
