import { domainToASCII } from 'node:url'
import { normalForm } from '#modules/text/names.ts'

/**
 * The one form in which mail addresses are compared: letter case, Unicode forms, invisible joiners and
 * the two spellings of an international domain do not make another address.
 */
export function emailKey(email: string): string {
  const plain = normalForm(email)
  const at = plain.lastIndexOf('@')
  if (at === -1) return plain
  return `${plain.slice(0, at)}@${domainKey(plain.slice(at + 1))}`
}

/** A domain as it is compared; one that is none stays as it is. */
export function domainKey(domain: string): string {
  const plain = normalForm(domain).replace(/\.$/, '')
  return domainToASCII(plain) || plain
}
