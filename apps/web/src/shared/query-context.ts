import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react-router'

/** The cache that loaders read from and write to: `context.get(queryContext)`. */
export const queryContext = createContext<QueryClient>()
