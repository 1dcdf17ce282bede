import { createContext } from 'react'

/** Categories by the titles of challenges: a monitor's lists have only the titles of challenges. */
export type Categories = ReadonlyMap<string, string>

export const CategoriesContext = createContext<Categories>(new Map())
