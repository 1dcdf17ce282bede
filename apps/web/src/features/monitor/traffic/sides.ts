import { endpointText } from '#features/monitor/traffic/packet.ts'
import type { Connection, CaptureSummary } from '#features/monitor/traffic/capture-summary.ts'

/**
 * Finds the sides of connections whose beginning was not captured: some servers write down what was said, from whoever sent first. The
 * service is at the other end than the client whom the file is about, else at the end that several connections share.
 *
 * @param clientAddress where the client of one of them is, if the capture says
 */
export function withSides(
  connections: readonly Connection[],
  clientAddress: string | undefined,
): Connection[] {
  const uses = new Map<string, number>()
  for (const { client, service } of connections)
    for (const end of [endpointText(client), endpointText(service)])
      uses.set(end, (uses.get(end) ?? 0) + 1)
  const usesOf = (end: Connection['client']) => uses.get(endpointText(end)) ?? 0
  return connections.map((connection) => {
    const { client, service } = connection
    if (client.address !== service.address && clientAddress !== undefined) {
      if (client.address === clientAddress) return connection
      if (service.address === clientAddress) return turned(connection)
    }
    return usesOf(client) > usesOf(service) ? turned(connection) : connection
  })
}

/** The same summary where the port of the service is known. */
export const withServicePort = (
  summary: CaptureSummary,
  port: number | null | undefined,
): CaptureSummary => ({
  ...summary,
  connections: summary.connections.map((connection) =>
    connection.client.port === port && connection.service.port !== port
      ? turned(connection)
      : connection,
  ),
})

/** The other way round, unless its beginning was captured: whoever opened it is its client. */
function turned(connection: Connection): Connection {
  if (connection.isOpened) return connection
  const { client, service, byClient, byService } = connection
  return {
    ...connection,
    client: service,
    service: client,
    byClient: byService,
    byService: byClient,
  }
}
