/** Ways to other places. */
export { Breadcrumb } from '../components/navigation/breadcrumb/breadcrumb.tsx'
export {
  Pagination,
  type PaginationProps,
} from '../components/navigation/pagination/pagination.tsx'
export { SkipLinks, type SkipLinksProps } from '../components/navigation/skip-links/skip-links.tsx'
export {
  NavTab,
  type NavTabProps,
  NavTabs,
  type NavTabsProps,
} from '../components/navigation/tabs/nav-tabs.tsx'
export { Tabs } from '../components/navigation/tabs/tabs.tsx'
