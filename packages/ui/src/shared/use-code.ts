import { useCallback, useState } from 'react'

/**
 * Code that a page does without where it does not come; then the next call of `load` tries again.
 *
 * @returns the module once it is there, and what asks for it
 */
export function useCode<Module extends object>(
  importIt: () => Promise<Module>,
): [module: Module | undefined, load: () => void] {
  const [module, setModule] = useState<Module>()
  const load = useCallback(() => {
    importIt().then(setModule, () => {})
  }, [importIt])
  return [module, load]
}
