import { isIP } from 'node:net'
import type { Config } from '#config.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'

/** What passkeys of this platform belong to. */
export interface PasskeySite {
  readonly rpId: string
  readonly origin: string
}

/**
 * From the configured address alone: the `Host` of a request is whatever its sender likes. Browsers make passkeys for names, not for
 * numbers, and only over https or on the own machine.
 */
export function passkeySite({
  publicUrl,
}: Pick<Config, 'publicUrl'>): PasskeySite | Schema<'PasskeysOff'> {
  const url = publicUrl === undefined ? null : URL.parse(publicUrl)
  if (!url || isIP(url.hostname.replaceAll(/[[\]]/g, '')) > 0) return 'noAddress'
  if (url.protocol !== 'https:' && url.hostname !== 'localhost') return 'notSecure'
  return { rpId: url.hostname, origin: url.origin }
}

/** Throws Refusal 400 where there are no passkeys. */
export function requirePasskeySite(config: Pick<Config, 'publicUrl'>): PasskeySite {
  const site = passkeySite(config)
  if (typeof site === 'string') throw new Refusal(400, 'passkeysOff')
  return site
}
