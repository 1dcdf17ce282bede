import { onReach, reachState } from '#shared/session/connection.ts'

/** Whether the network or the server is gone. */
export const isAway = () => !navigator.onLine || reachState() === 'offline'

const failed = new Set<HTMLLinkElement>()
const noteFailure = ({ target }: Event) => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target)
}
globalThis.addEventListener?.('error', noteFailure, true)

/** Style sheets that did not arrive are asked for again: the bundler asks for each once. */
function askForStylesAgain(): void {
  for (const link of failed) link.replaceWith(link.cloneNode())
  failed.clear()
}

/** Resolves when the server answers again, or the browser has a network again. */
const whenBack = () =>
  new Promise<void>((resolve) => {
    const stop = onReach(() => {
      if (isAway()) return
      stop()
      resolve()
    })
    window.addEventListener('online', () => resolve(), { once: true })
  })

/**
 * A part of the page that does not arrive because the network went waits for it to come back, and what is in its
 * place stays; the rest of the page can be read on.
 */
export async function loadWhenOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (!isAway()) throw error
    await whenBack()
    askForStylesAgain()
    return load()
  }
}
