// For tests that share one page.
import { dismissToast, getToasts, removeToast } from './components/feedback/toast/toast-store.ts'

/** Takes away all toasts: one that stays would lie on what the next test clicks. */
export function clearToasts(): void {
  for (const { id } of getToasts()) {
    dismissToast(id)
    removeToast(id)
  }
}
