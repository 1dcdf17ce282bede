/** ws(s)://host of a page's origin. */
const webSocketOrigin = (origin: string) => origin.replace(/^http/, 'ws')

/** Addresses of the WebSockets that carry the traffic of an instance; given to the tunnel, never opened by a page. */
export const proxyLinks = {
  /** @param instanceId id of the container @param origin of the platform, `https://ctf.example` */
  instance: (instanceId: string, origin: string) =>
    webSocketOrigin(origin) + `/api/proxy/${instanceId}`,
  /** Same for an organiser's test container. */
  testInstance: (instanceId: string, origin: string) =>
    webSocketOrigin(origin) + `/api/proxy/noinst/${instanceId}`,
}
