import { useSyncExternalStore } from 'react'
import {
  type Appearance,
  DEFAULT_APPEARANCE,
  getAppearance,
  subscribeAppearance,
} from './apply-theme.ts'

/** The appearance settings of this browser; change them with `setAppearance`. */
export function useAppearance(): Appearance {
  return useSyncExternalStore(subscribeAppearance, getAppearance, () => DEFAULT_APPEARANCE)
}
