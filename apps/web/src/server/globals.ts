// What the code of the page asks a browser for when it is read and drawn. Nothing
// here stores, sends or listens.

/** Nobody knows the reader's window; which of the two it is like, the browser's name says. */
const sizes = { phone: [390, 844], desktop: [1440, 900] } as const
export type Device = keyof typeof sizes

const pixelsOfEm = 16
let width: number = sizes.desktop[0]

/** Makes this the address and the window of what is drawn next. */
export function standIn({ url, device }: { url: URL; device: Device }): void {
  const [innerWidth, innerHeight] = sizes[device]
  width = innerWidth
  Object.assign(globalThis, { location: url, innerWidth, innerHeight })
}

const nothing = () => {}
const silent = { addEventListener: nothing, removeEventListener: nothing, dispatchEvent: nothing }

/** Holds a condition on the width against the window; everything else a reader may have set does not hold. */
function isMet(condition: string): boolean {
  const bounds = [...condition.matchAll(/\((min|max)-width: ?([\d.]+)em\)/g)]
  return (
    bounds.length > 0 &&
    bounds.every(([, bound, em]) => {
      const pixels = Number(em) * pixelsOfEm
      return bound === 'min' ? width >= pixels : width <= pixels
    })
  )
}

const emptyStorage = { getItem: () => null, setItem: nothing, removeItem: nothing }

Object.assign(globalThis, {
  ...silent,
  window: globalThis,
  document: {
    ...silent,
    documentElement: { lang: '', dataset: {} },
    visibilityState: 'visible',
    querySelector: () => null,
  },
  localStorage: emptyStorage,
  sessionStorage: emptyStorage,
  history: { state: null, replaceState: nothing },
  matchMedia: (condition: string) => ({ ...silent, matches: isMet(condition) }),
})
standIn({ url: new URL('http://page/'), device: 'desktop' })
