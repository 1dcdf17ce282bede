import type { Registry } from '#config/registry.ts'

const HUB = 'docker.io'
/** What Docker and Kubernetes call an account at Docker Hub by, for the sake of their first version. */
const HUB_ACCOUNT = 'https://index.docker.io/v1/'

/** Whether the registry has the image. An image whose name does not begin with a registry is of Docker Hub. */
export function isImageOf({ host }: Registry, image: string): boolean {
  const [first = '', ...rest] = image.split('/')
  const namesRegistry = rest.length > 0 && (/[.:]/.test(first) || first === 'localhost')
  return (namesRegistry ? image : `${HUB}/${image}`).startsWith(`${host}/`)
}

/** The file in which Docker and Kubernetes keep accounts. */
export function accountsFile({ host, user, password }: Registry): string {
  const auth = Buffer.from(`${user}:${password}`).toString('base64')
  return JSON.stringify({ auths: { [host === HUB ? HUB_ACCOUNT : host]: { auth } } })
}
