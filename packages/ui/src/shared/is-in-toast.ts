/** Whether an event happens in a message that floats above everything: its keys are its own. */
export const isInToast = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-swipe-direction]') !== null
