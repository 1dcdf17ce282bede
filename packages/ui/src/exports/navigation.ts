/** Ways to other places. */
export { Breadcrumb } from '../components/navigation/breadcrumb/breadcrumb.tsx'
export { Pagination } from '../components/navigation/pagination/pagination.tsx'
export { SkipLinks } from '../components/navigation/skip-links/skip-links.tsx'
export { NavTab, NavTabs } from '../components/navigation/tabs/nav-tabs.tsx'
