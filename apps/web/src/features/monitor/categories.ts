import { createContext } from 'react'

/** Categories by the titles of challenges: what a monitor's lists tell of a challenge is its title. */
export type Categories = ReadonlyMap<string, string>

export const CategoriesContext = createContext<Categories>(new Map())
