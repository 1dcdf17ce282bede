import { availableMemory, memoryUsage } from 'node:process'

/** Bytes that this process uses, and that it may still take by the machine or its container. */
export const memory = (): { readonly used: number; readonly free: number } => ({
  used: memoryUsage.rss(),
  free: availableMemory(),
})
