/** The nonce that the page's policy wants on style elements; undefined on a page without one. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLElement>('script[nonce]')?.nonce
