/** What tells how it stands. */
export {
  Callout,
  type CalloutProps,
  type CalloutTone,
  FormError,
} from '../components/feedback/callout/callout.tsx'
export {
  EmptyState,
  type EmptyStateProps,
  ErrorState,
} from '../components/feedback/empty-state/empty-state.tsx'
export {
  DotLabel,
  type DotTone,
  LiveIndicator,
  type LiveState,
} from '../components/feedback/live-indicator/live-indicator.tsx'
export {
  NotificationBell,
  type NotificationBellProps,
  NotificationItem,
  type NotificationItemProps,
  NotificationList,
  NotificationPanel,
  type NotificationPanelProps,
} from '../components/feedback/notification-list/notification-list.tsx'
export {
  Progress,
  type ProgressProps,
  ProgressRing,
  type ProgressRingProps,
  Spinner,
} from '../components/feedback/progress/progress.tsx'
export { Loading, Skeleton, type SkeletonProps } from '../components/feedback/skeleton/skeleton.tsx'
export {
  dismissToast,
  showToast,
  type ToasterProps,
  type ToastOptions,
  type ToastTone,
} from '../components/feedback/toast/toast-store.ts'
export { Toaster } from '../components/feedback/toast/toaster.tsx'
