import { useLingui } from '@lingui/react/macro'

/** The words of a password field. */
export function usePasswordLabels() {
  const { t } = useLingui()
  return { show: t`Show password`, hide: t`Hide password`, capsLock: t`Caps lock is on` }
}
