import { domainToASCII } from 'node:url'
import { Refusal } from '#modules/operation/refusal.ts'
import { normalForm } from '#modules/text/names.ts'

/** An address of 64 characters at a domain of 253. */
const LONGEST = 320
/** The unquoted form, with letters of any script. */
const LOCAL_PART = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}$/u
/** What `domainToASCII` reads as an address on the web would be cut or decoded: `/`, `?`, `#`, `%61`. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]{1,253}$/u
/** The last label is no number: that would be an IP address in one of its spellings. */
const HOST =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * The one form in which mail addresses are compared: letter case, Unicode forms, invisible joiners and
 * the two spellings of an international domain do not make another address. Undefined for what is no address.
 */
export function emailKey(email: string): string | undefined {
  if (email.length > LONGEST) return undefined
  const plain = normalForm(email)
  const at = plain.lastIndexOf('@')
  const local = plain.slice(0, Math.max(0, at))
  const domain = domainKey(plain.slice(at + 1))
  return LOCAL_PART.test(local) && domain !== undefined ? `${local}@${domain}` : undefined
}

/** `emailKey`, for an address to store or to write to. Throws Refusal 400. */
export function requireEmailKey(email: string): string {
  const key = emailKey(email)
  if (key === undefined) throw new Refusal(400, 'fieldNotEmail', { values: { field: 'email' } })
  return key
}

/** A domain as it is compared; undefined for what is none. */
export function domainKey(domain: string): string | undefined {
  if (domain.length > LONGEST) return undefined
  const plain = normalForm(domain).replace(/\.$/, '')
  const ascii = DOMAIN.test(plain) ? domainToASCII(plain) : ''
  return HOST.test(ascii) ? ascii : undefined
}
