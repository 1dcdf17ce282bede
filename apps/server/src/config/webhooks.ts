import ipaddr from 'ipaddr.js'
import { StartError } from '#platform/start-error.ts'

/** A network and the length of its prefix. */
export type Range = ReturnType<typeof ipaddr.parseCIDR>

export const WEBHOOK_VARIABLES = {
  HALYARD_WEBHOOK_RANGES:
    'Networks that are not public and that webhooks may reach all the same, such as 10.1.0.0/16, separated by commas; none',
} as const

/** Throws StartError for what is no network. */
export function readWebhookRanges(text: string | undefined): readonly Range[] {
  const parts = text?.split(',').flatMap((part) => part.trim() || []) ?? []
  return parts.map((part) => {
    if (ipaddr.isValidCIDR(part)) return ipaddr.parseCIDR(part)
    throw new StartError(
      `HALYARD_WEBHOOK_RANGES must list networks such as 10.1.0.0/16, separated by commas, not "${part}".`,
    )
  })
}
