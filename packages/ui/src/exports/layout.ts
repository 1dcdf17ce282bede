/** Bars, frames and the space between. */
export { Accordion } from '../components/layout/accordion/accordion.tsx'
export { Card, CardHeader, type CardProps, CardSection } from '../components/layout/card/card.tsx'
export { ConnectionBar } from '../components/layout/connection-bar/connection-bar.tsx'
export {
  Container,
  type ContainerProps,
  Grid,
  Inline,
  Stack,
} from '../components/layout/layout/layout.tsx'
export { PageHeader, SectionHeader } from '../components/layout/page-header/page-header.tsx'
export {
  AppBar,
  BarDivider,
  Brand,
  BrandMark,
  NavItem,
  SearchButton,
  SiteNav,
} from '../components/layout/shell/app-bar.tsx'
export { BottomTab, BottomTabs } from '../components/layout/shell/bottom-tabs.tsx'
export { GameBar } from '../components/layout/shell/game-bar.tsx'
export { Mark } from '../components/layout/shell/mark.tsx'
export { SideNav, SideNavGroup, SideNavItem } from '../components/layout/shell/side-nav.tsx'
export { coversBottom } from '../shared/covers.ts'
export { VisuallyHidden } from '../components/layout/visually-hidden/visually-hidden.tsx'
