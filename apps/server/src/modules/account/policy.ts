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

/** The domains that may register, from the comma list of the settings; empty for any. */
export function allowedDomains(list: string): string[] {
  return list
    .split(',')
    .map((domain) => domain.trim())
    .filter(Boolean)
}

/** True when the mail's domain is one of the list, or below one that is listed as `*.uni.example`, or the list is empty. */
export function isDomainAllowed(email: string, list: string): boolean {
  const domains = allowedDomains(list)
  if (domains.length === 0) return true
  const key = emailKey(email)
  if (key === undefined) return false
  const domain = key.slice(key.lastIndexOf('@') + 1)
  return domains.some((listed) => {
    const isBelow = listed.startsWith(BELOW)
    const wanted = domainKey(isBelow ? listed.slice(BELOW.length) : listed)
    return wanted !== undefined && (isBelow ? domain.endsWith(`.${wanted}`) : domain === wanted)
  })
}

const BELOW = '*.'
