import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectDefaultMetrics } from 'prom-client'
import type { MetricsOptions } from '#config/metrics.ts'
import { addGauges } from '#modules/metrics/gauges.ts'
import type { Services } from '#modules/services.ts'
import { listenRefusal } from '#start/port.ts'

export interface MetricsServer {
  readonly url: string
  readonly stop: () => Promise<void>
}

/**
 * Serves `/metrics` on a port of its own, which visitors cannot reach: the metrics show how an event goes. Throws StartError for a port
 * that cannot be used.
 */
export async function serveMetrics(
  services: Services,
  { host, port }: MetricsOptions,
): Promise<MetricsServer> {
  const { registry } = services.metrics
  addGauges(services)
  collectDefaultMetrics({ register: registry })
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end('Metrics are at /metrics.\n')
      return
    }
    registry.metrics().then(
      (text) => response.setHeader('content-type', registry.contentType).end(text),
      (err: unknown) => {
        services.log.error({ err }, 'the metrics could not be collected')
        response.writeHead(500).end()
      },
    )
  })
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    throw listenRefusal(error, { host, port, flag: '--metrics-port' })
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has this kind of address
  const address = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}/metrics`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
