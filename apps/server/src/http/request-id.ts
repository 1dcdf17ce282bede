import type { IncomingMessage } from 'node:http'
import { randomUuid } from '#platform/random.ts'
import type { Services } from '#modules/services.ts'

const GIVEN = /^[\w-]{8,64}$/

/** Names requests in the log. Behind a proxy that is trusted, by the `X-Request-Id` that the proxy's own log has. */
export const requestIdOf =
  ({ config, random }: Services) =>
  ({ headers }: IncomingMessage): string => {
    const given = config.trustProxy === false ? undefined : headers['x-request-id']
    return typeof given === 'string' && GIVEN.test(given) ? given : randomUuid(random)
  }
