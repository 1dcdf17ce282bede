/** Bars, frames and the space between. */
export {
  Accordion,
  type AccordionItem,
  type AccordionProps,
} from '../components/layout/accordion/accordion.tsx'
export {
  Card,
  CardHeader,
  type CardHeaderProps,
  type CardProps,
  CardSection,
} from '../components/layout/card/card.tsx'
export {
  ConnectionBar,
  type ConnectionBarProps,
  type ConnectionState,
} from '../components/layout/connection-bar/connection-bar.tsx'
export {
  Container,
  type ContainerProps,
  Grid,
  type GridProps,
  Inline,
  type InlineProps,
  Stack,
  type StackProps,
} from '../components/layout/layout/layout.tsx'
export {
  PageHeader,
  type PageHeaderProps,
  SectionHeader,
  type SectionHeaderProps,
} from '../components/layout/page-header/page-header.tsx'
export {
  AppBar,
  type AppBarProps,
  BarDivider,
  Brand,
  BrandMark,
  type BrandProps,
  NavItem,
  SearchButton,
  type SearchButtonProps,
  SiteNav,
} from '../components/layout/shell/app-bar.tsx'
export {
  BottomTab,
  type BottomTabProps,
  BottomTabs,
} from '../components/layout/shell/bottom-tabs.tsx'
export { GameBar, type GameBarProps } from '../components/layout/shell/game-bar.tsx'
export { Mark } from '../components/layout/shell/mark.tsx'
export {
  SideNav,
  SideNavGroup,
  SideNavItem,
  type SideNavItemProps,
} from '../components/layout/shell/side-nav.tsx'
export { VisuallyHidden } from '../components/layout/visually-hidden/visually-hidden.tsx'
