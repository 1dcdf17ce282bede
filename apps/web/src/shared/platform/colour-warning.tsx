import { Callout } from '@halyard/ui'
import { mistakenFor } from '@halyard/ui/colour'
import { Trans } from '@lingui/react/macro'

/** Says what becomes of a brand color that would be taken for danger or success. */
export function ColourWarning({ brand }: { brand: `#${string}` }) {
  const meaning = mistakenFor(brand)
  if (!meaning) return null
  return (
    <Callout tone="warn">
      {meaning === 'bad' ? (
        <Trans>
          This color looks like the one for danger. Buttons keep it; switches, links and selected
          rows stay gray.
        </Trans>
      ) : (
        <Trans>
          This color looks like the one for success. Buttons keep it; switches, links and selected
          rows stay gray.
        </Trans>
      )}
    </Callout>
  )
}
