import { useDeferredValue } from 'react'

/** False in the first render of its component, true soon after: for lazy components that must not hold up what is around them. */
export const useIsMounted = (): boolean => useDeferredValue(true, false)
