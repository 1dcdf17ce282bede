declare global {
  interface Window {
    /** Ends the keeping. @returns the last control that was pressed */
    takeEarlyPress?: () => HTMLElement | undefined
  }
}

const pressable = 'button, input[type=checkbox], input[type=radio]'

/**
 * Runs in the document's head and keeps the press that would be lost until hydration. Links work without code, and React itself takes
 * over what is typed.
 */
export function keepEarlyPress(): void {
  let pressed: HTMLElement | undefined
  const onClick = (event: Event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    const control = target.closest<HTMLElement>(pressable)
    if (!control) return
    // The button of a form would leave the page.
    event.preventDefault()
    pressed = control
  }
  addEventListener('click', onClick, true)
  window.takeEarlyPress = () => {
    removeEventListener('click', onClick, true)
    delete window.takeEarlyPress
    return pressed
  }
}

/** How often what was lost is pressed again, and for how long at most. Milliseconds. */
const again = { everyMs: 50, forMs: 10_000 }

/**
 * Presses again what was pressed before the page was hydrated; to be called once it is. From then on React hydrates what is pressed at once,
 * but where the code of that part is still on its way it stops the event: such a press is repeated until it arrives.
 */
export function replayEarlyPress(): void {
  const control = window.takeEarlyPress?.()
  addEventListener('click', repeatIfLost, true)
  if (control?.isConnected) press(control)
}

const firstPressed = new WeakMap<HTMLElement, number>()

function repeatIfLost({ target }: Event) {
  const control = target instanceof Element && target.closest<HTMLElement>(pressable)
  if (!control) return
  let hasArrived = false
  const arrive = () => {
    hasArrived = true
    firstPressed.delete(control)
  }
  control.addEventListener('click', arrive, { capture: true, once: true })
  setTimeout(() => {
    if (hasArrived) return
    control.removeEventListener('click', arrive, true)
    const nowMs = performance.now()
    const sinceMs = firstPressed.get(control) ?? nowMs
    if (!control.isConnected || nowMs - sinceMs > again.forMs) {
      firstPressed.delete(control)
      return
    }
    firstPressed.set(control, sinceMs)
    setTimeout(() => press(control), again.everyMs)
  })
}

function press(control: HTMLElement) {
  const options = { bubbles: true, cancelable: true, composed: true, button: 0 }
  const pointer = { ...options, isPrimary: true, pointerType: 'mouse' }
  control.focus()
  // Menus open at the beginning of a press.
  control.dispatchEvent(new PointerEvent('pointerdown', pointer))
  control.dispatchEvent(new MouseEvent('mousedown', options))
  control.dispatchEvent(new PointerEvent('pointerup', pointer))
  control.dispatchEvent(new MouseEvent('mouseup', options))
  control.click()
}
