const HERE = 'http://here.invalid'

/** An address of this platform to go back to; its home for everything that a browser would read as another place. */
export function localPath(text = '/'): string {
  const url = isLocal(text) ? URL.parse(text, HERE) : null
  const path = url?.origin === HERE ? url.pathname + url.search + url.hash : '/'
  return isLocal(path) ? path : '/'
}

const isLocal = (path: string) => /^\/(?![/\\])/.test(path)
