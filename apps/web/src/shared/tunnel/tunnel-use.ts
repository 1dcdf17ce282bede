import { create } from 'zustand'

/** Whether the tunnel was asked for since the page was loaded: only then the site bar has anything to say of it. */
export const useTunnelUse = create(() => ({ isUsed: false }))
