import { Trans } from '@lingui/react/macro'

/** What organisers can do about a platform that runs no instances. */
export const InstancesOff = () => (
  <Trans>
    Instances are turned off on this platform. The operator of the server can turn them on with the
    variable HALYARD_INSTANCES.
  </Trans>
)
