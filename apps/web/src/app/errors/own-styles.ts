/**
 * Dialogs stop the page behind them from scrolling with a style element. The page's policy wants its nonce on it, and the
 * library that adds it looks for the nonce under this name.
 */
export function allowOwnStyles(): void {
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce
  Object.assign(window, { __webpack_nonce__: nonce })
}
