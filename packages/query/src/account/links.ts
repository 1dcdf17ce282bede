/** Addresses that the browser opens by itself to log in with a provider, and comes back to. */
export const signInLinks = {
  start: (provider: string, from: string) =>
    [
      `/api/account/providers/${encodeURIComponent(provider)}/start`,
      new URLSearchParams({ from }).toString(),
    ].join('?'),
  /** What a provider has to allow. */
  back: (provider: string) => `/api/account/providers/${encodeURIComponent(provider)}/return`,
}
