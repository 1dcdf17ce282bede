import { screen } from '@halyard/ui/theme'

/** Room for the proof before it is there, so that nothing moves. Its height is that of Cloudflare's widget: 65 px. */
export const place = screen({ minBlockSize: '4.0625rem' })
