type TrustedTypes = {
  // The DOM's types take strings where browsers take what a policy gave.
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string }
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes
  }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/**
 * The address of a worker of ours, as Trusted Types want it. Browsers do not agree on whether the default policy is asked for
 * workers: WebKit refuses their addresses as plain strings. The server's content policy knows this one by its name.
 */
export function trustedUrl(url: string): string {
  policy ??= window.trustedTypes?.createPolicy('halyard', { createScriptURL: ownUrl })
  return policy ? policy.createScriptURL(url) : url
}

function ownUrl(url: string): string {
  if (new URL(url, window.location.href).origin === window.location.origin) return url
  throw new TypeError(`Not a script of this site: ${url}`)
}
