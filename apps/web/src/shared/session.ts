const listeners = new Set<() => void>()
let asked: PromiseWithResolvers<boolean> | undefined

function publish(next: typeof asked) {
  asked = next
  for (const listener of listeners) listener()
}

/**
 * Has the reader sign in again on top of what is on screen, because a call found the session gone. One question for any number
 * of calls. @returns whether the same person is back; else what was asked for must not be repeated
 */
export function askToSignIn(): Promise<boolean> {
  if (!asked) publish(Promise.withResolvers<boolean>())
  return asked?.promise ?? Promise.resolve(false)
}

/** For the one place that asks. */
export const signInStore = {
  isAsked: () => asked !== undefined,
  settle: (isBack: boolean) => {
    asked?.resolve(isBack)
    publish(undefined)
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
