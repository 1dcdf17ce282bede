import type { Location } from 'react-router'

/** What an address will say next, by the location it follows. */
export const coming = new WeakMap<Location, URLSearchParams>()

/** A copy of the parameters of an address, with those that it will follow. */
export const searchOf = (location: Location): URLSearchParams =>
  new URLSearchParams(coming.get(location) ?? location.search)
