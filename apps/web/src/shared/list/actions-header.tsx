import { VisuallyHidden } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'

/** The head of a column of buttons: its name is heard, not seen. */
export const ActionsHeader = () => (
  <VisuallyHidden>
    <Trans>Actions</Trans>
  </VisuallyHidden>
)
