/** Ways to other places. */
export { Breadcrumb } from '../components/breadcrumb/breadcrumb.tsx'
export { Pagination, type PaginationProps } from '../components/pagination/pagination.tsx'
export { SkipLinks, type SkipLinksProps } from '../components/skip-links/skip-links.tsx'
export {
  NavTab,
  type NavTabProps,
  NavTabs,
  type NavTabsProps,
} from '../components/tabs/nav-tabs.tsx'
export { Tabs } from '../components/tabs/tabs.tsx'
