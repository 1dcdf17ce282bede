declare global {
  interface Window {
    /** Ends the keeping. @returns the last control that was pressed */
    takeEarlyPress?: () => HTMLElement | undefined
  }
}

/**
 * Runs in the document's head and keeps the press that would be lost until hydration. Links work without code, and React itself takes
 * over what is typed.
 */
export function keepEarlyPress(): void {
  let pressed: HTMLElement | undefined
  const onClick = (event: Event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    const control = target.closest<HTMLElement>('button, input[type=checkbox], input[type=radio]')
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

/** Presses again what was pressed before the page was hydrated. To be called once it is. */
export function replayEarlyPress(): void {
  const control = window.takeEarlyPress?.()
  if (!control?.isConnected) return
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
