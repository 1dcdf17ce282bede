import { useDeferredValue } from 'react'

/** False while its component is drawn for the first time, true soon after: for parts whose code loads behind what is around them. */
export const useIsDrawn = (): boolean => useDeferredValue(true, false)
