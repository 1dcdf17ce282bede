/** The challenge's cell that an event came from. */
export const cellOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('td[data-column]') : null
