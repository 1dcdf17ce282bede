import { storedFlag } from '#shared/storage/stored-flag.ts'

const off = storedFlag('halyard-shortcuts', 'off')

/** Whether shortcuts of a single key act in this browser, and the way to switch them (WCAG 2.1.4). */
export function useShortcuts(): [boolean, (on: boolean) => void] {
  const [isOff, setOff] = off.use()
  return [!isOff, (on) => setOff(!on)]
}

/** A key that acts by itself, for a part that listens to it; undefined while the reader has switched them off. */
export function useSingleKey(key: string): string | undefined {
  const [on] = useShortcuts()
  return on ? key : undefined
}

type Press = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable)

/** Whether a key may act by itself: no modifier is pressed, nothing is being typed, and the reader has not switched them off. */
export const isShortcut = ({ ctrlKey, metaKey, altKey, target }: Press): boolean =>
  !ctrlKey && !metaKey && !altKey && !isTyping(target) && !off.isSet()
