/** What every answer says about how browsers may use it. Its policy for content depends on what it is. */
export const SECURITY_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
} as const

/** The same for files that are kept for good: a dozen come with each first visit, and what only speaks of pages is said by the page. */
export const FILE_HEADERS = {
  'cross-origin-resource-policy': SECURITY_HEADERS['cross-origin-resource-policy'],
  'x-content-type-options': SECURITY_HEADERS['x-content-type-options'],
} as const

/** No answer of the API is ever a page. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"
