/** Style sheets on their way, by path. */
const coming = new Map<string, Promise<unknown>>()

/** Asks for a file that the page does not have yet. @returns for a style sheet, when it is there */
async function ask(file: string): Promise<unknown> {
  const isStyle = file.endsWith('.css')
  const path = `/${file}`
  const onItsWay = coming.get(path)
  if (onItsWay) return onItsWay
  const known = `link[href="${path}"]${isStyle ? '[rel=stylesheet]' : ''}`
  if (document.querySelector(known)) return undefined
  const link = document.createElement('link')
  link.href = path
  link.rel = isStyle ? 'stylesheet' : 'modulepreload'
  link.crossOrigin = ''
  link.nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''
  document.head.append(link)
  if (!isStyle) return undefined
  const arrived = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => reject(new Error(`No style sheet ${path}`)))
  }).finally(() => coming.delete(path))
  coming.set(path, arrived)
  return arrived
}

/**
 * What the build puts in place of Vite's helper for late parts (build/lighter.ts), for browsers that know modules: asks for all
 * files of a part at once and waits for its style sheets. What fails is thrown to who asked for the part.
 */
async function loadPart<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  await Promise.all(files.map(ask))
  return load()
}

export { loadPart as __vitePreload }
