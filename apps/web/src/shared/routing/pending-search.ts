import type { Location } from 'react-router'

/** Parameters that an address will have next, by the location before. */
export const pendingSearch = new WeakMap<Location, URLSearchParams>()

/** A copy of the parameters of an address, with those that it will follow. */
export const searchOf = (location: Location): URLSearchParams =>
  new URLSearchParams(pendingSearch.get(location) ?? location.search)
