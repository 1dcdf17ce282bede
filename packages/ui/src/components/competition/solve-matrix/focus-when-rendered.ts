/** Frames that rows and columns get to be rendered in, once their box is scrolled there. */
const patience = 120

/** Moves the focus to something that may come in one of the next frames. */
export function focusWhenRendered(find: () => HTMLElement | null, frames = patience): void {
  const found = find()
  if (found) {
    found.focus({ preventScroll: true })
    found.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  } else if (frames > 0) requestAnimationFrame(() => focusWhenRendered(find, frames - 1))
}
