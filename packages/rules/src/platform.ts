/** What a platform is called and allows unless its settings say otherwise. Times are minutes. */
export const PLATFORM_DEFAULTS = {
  title: 'GZ',
  slogan: 'Hack for fun not for profit',
  defaultLifetime: 120,
  extensionDuration: 120,
  renewalWindow: 10,
} as const

/** What a platform of ours is called from its first start until somebody names it. */
export const FRESH_PLATFORM_NAME = 'Halyard'
