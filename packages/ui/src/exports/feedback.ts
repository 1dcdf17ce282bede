/** What tells how it stands. */
export { Banner, type BannerProps, type BannerTone } from '../components/banner/banner.tsx'
export {
  Callout,
  type CalloutProps,
  type CalloutTone,
  FormError,
} from '../components/callout/callout.tsx'
export {
  EmptyState,
  type EmptyStateProps,
  ErrorState,
} from '../components/empty-state/empty-state.tsx'
export {
  DotLabel,
  type DotTone,
  LiveIndicator,
  type LiveState,
} from '../components/live-indicator/live-indicator.tsx'
export {
  NotificationBell,
  type NotificationBellProps,
  NotificationItem,
  type NotificationItemProps,
  NotificationList,
  NotificationPanel,
  type NotificationPanelProps,
} from '../components/notification-list/notification-list.tsx'
export {
  Progress,
  type ProgressProps,
  ProgressRing,
  type ProgressRingProps,
  Spinner,
} from '../components/progress/progress.tsx'
export { Loading, Skeleton, type SkeletonProps } from '../components/skeleton/skeleton.tsx'
export {
  dismissToast,
  showToast,
  type ToasterProps,
  type ToastOptions,
  type ToastTone,
} from '../components/toast/toast-store.ts'
export { Toaster } from '../components/toast/toaster.tsx'
