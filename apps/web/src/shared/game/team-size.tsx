import { Plural, Trans } from '@lingui/react/macro'

/** How many of a team may play. @param limit 0 for any number */
export function TeamSize({ limit }: { limit: number }) {
  if (limit === 0) return <Trans context="players per team">any size</Trans>
  return <Plural value={limit} one="solo" other="up to #" />
}
