import { screen } from '@halyard/ui/theme'

/** Room for the widget before it is there, so that nothing moves. Its height is Cloudflare's: 65 px. */
export const place = screen({ minBlockSize: '4.0625rem' })
