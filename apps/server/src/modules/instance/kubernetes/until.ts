import { Observable } from '@kubernetes/client-node'
import type { ConfigurationOptions, ObservableMiddleware } from '@kubernetes/client-node'

/** Options by which a call ends when the signal aborts; the client has no other way to say it. */
export function until(signal: AbortSignal): ConfigurationOptions {
  const middleware: ObservableMiddleware = {
    pre(request) {
      request.setSignal(signal)
      return new Observable(Promise.resolve(request))
    },
    post: (response) => new Observable(Promise.resolve(response)),
  }
  return { middleware: [middleware], middlewareMergeStrategy: 'append' }
}
