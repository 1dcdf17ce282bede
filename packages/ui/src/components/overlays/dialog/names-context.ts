import { createContext } from 'react'

/** Ids of what names and describes a dialog. */
export type Names = { titleId: string; descriptionId: string }

/**
 * Of a dialog that came with the document, which has both from the start. Radix counts titles as they come, and changes a context for it:
 * React then gives up what the server has rendered of parts whose code is still on the way.
 */
export const NamesContext = createContext<Names | undefined>(undefined)
