/** Components that show a state. */
export { Callout, type CalloutTone, FormError } from '../components/feedback/callout/callout.tsx'
export {
  EmptyState,
  type EmptyStateProps,
  ErrorState,
} from '../components/feedback/empty-state/empty-state.tsx'
export { DotLabel, LiveIndicator } from '../components/feedback/live-indicator/live-indicator.tsx'
export {
  NotificationBell,
  NotificationPanel,
} from '../components/feedback/notification-list/notification-list.tsx'
export { Progress, ProgressRing } from '../components/feedback/progress/progress.tsx'
export { Spinner } from '../components/feedback/progress/spinner.tsx'
export { Loading, Skeleton } from '../components/feedback/skeleton/skeleton.tsx'
export { showToast, type ToastOptions } from '../components/feedback/toast/toast-store.ts'
export { Toaster } from '../components/feedback/toast/toaster.tsx'
