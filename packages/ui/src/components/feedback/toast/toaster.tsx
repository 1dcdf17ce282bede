import { lazy, Suspense } from 'react'
import { type ToasterProps, useToasts } from './toast-store.ts'

const ToastList = lazy(() =>
  import('./toast-list.tsx').then((module) => ({ default: module.ToastList })),
)

/** The place of toasts, once, at the root. Its code loads with the first toast. */
export function Toaster(props: ToasterProps) {
  const toasts = useToasts()
  if (toasts.length === 0) return null
  return (
    <Suspense>
      <ToastList toasts={toasts} {...props} />
    </Suspense>
  )
}
