/** Security headers of every response. The content security policy depends on the kind of response. */
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

/** The same for immutable files, without the headers that only concern documents: a dozen such files come with each first visit. */
export const FILE_HEADERS = {
  'cross-origin-resource-policy': SECURITY_HEADERS['cross-origin-resource-policy'],
  'x-content-type-options': SECURITY_HEADERS['x-content-type-options'],
} as const

/** No answer of the API is ever a page. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"
