import { createContext, useContext } from 'react'

/** For whom the server has rendered the page. */
export type RenderedFor = {
  /** Host of the page's address, with its port. */
  host: string
  /** The kind of device, as far as a request says: what is laid out by the width of the window starts with it. */
  isPhone: boolean
}

/** Given to the server's render and to the hydration alike, so that they agree; undefined where the browser renders alone. */
export const RenderedForContext = createContext<RenderedFor | undefined>(undefined)

/** Host of the page's address, with its port. */
export const useHost = (): string => useContext(RenderedForContext)?.host ?? window.location.host
