import { domainKey, emailKey } from '#modules/text/email.ts'

const SHORTEST_PASSWORD = 6

/** At least 6 characters with a digit, a lower-case and an upper-case letter. */
export function isPasswordAcceptable(password: string): boolean {
  return (
    password.length >= SHORTEST_PASSWORD &&
    /\d/.test(password) &&
    /[a-z]/.test(password) &&
    /[A-Z]/.test(password)
  )
}

/** The domains of a comma list of the settings. */
export function listedDomains(list: string): string[] {
  return list
    .split(',')
    .map((domain) => domain.trim())
    .filter(Boolean)
}

/** True when the mail's domain is one of the list, or below one that is listed as `*.uni.example`, or the list is empty. */
export function isDomainAllowed(email: string, list: string): boolean {
  const domains = listedDomains(list)
  if (domains.length === 0) return true
  const domain = domainOf(email)
  return domains.some((listed) => {
    const isBelow = listed.startsWith(BELOW)
    const wanted = domainKey(isBelow ? listed.slice(BELOW.length) : listed)
    return wanted !== undefined && (isBelow ? isUnder(domain, wanted) : domain === wanted)
  })
}

/** True when the mail's domain, or one above it, is in the comma list; `*.` before a domain of that list changes nothing. */
export function isDomainDenied(email: string, list: string): boolean {
  const domain = domainOf(email)
  if (domain === undefined) return false
  return listedDomains(list).some((listed) => {
    const denied = domainKey(listed.startsWith(BELOW) ? listed.slice(BELOW.length) : listed)
    return denied !== undefined && (domain === denied || isUnder(domain, denied))
  })
}

const BELOW = '*.'

const isUnder = (domain: string | undefined, above: string): boolean =>
  domain?.endsWith(`.${above}`) === true

function domainOf(email: string): string | undefined {
  const key = emailKey(email)
  return key?.slice(key.lastIndexOf('@') + 1)
}
