import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/**
 * Leaves a page whose form is done with: what was edited is saved elsewhere, or deleted. It waits for the render in which the form
 * knows, so that nobody is asked about changes that nothing can hold any more.
 *
 * @param to the path that takes the page's place in the history; undefined while the page is needed
 */
export function useLeave(to: string | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    // Effects of parts, such as the form, run before those of the whole.
    if (to !== undefined) void navigate(to, { replace: true })
  }, [navigate, to])
}
