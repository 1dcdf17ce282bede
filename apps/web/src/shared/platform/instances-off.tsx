import { Trans } from '@lingui/react/macro'

/** What organisers can do about a platform that runs no instances. */
export const InstancesOff = () => (
  <Trans>
    Instances are switched off on this platform. Whoever runs the server can switch them on with the
    variable HALYARD_INSTANCES.
  </Trans>
)
