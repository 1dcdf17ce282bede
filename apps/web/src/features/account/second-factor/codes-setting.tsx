import { useRenewRecoveryCodes } from '@halyard/query'
import { Button } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Setting } from '#features/account/settings/setting.tsx'
import { confirm } from '#shared/feedback/feedback.ts'

type CodesSettingProps = { left: number; onCodes: (codes: readonly string[]) => void }

/** How many recovery codes are left, and new ones. */
export function CodesSetting({ left, onCodes }: CodesSettingProps) {
  const { t } = useLingui()
  const { mutateAsync: renew } = useRenewRecoveryCodes()
  const ask = () =>
    confirm({
      title: t`Make new recovery codes?`,
      body: <Trans>Those you have stop working.</Trans>,
      action: t`Make new codes`,
      run: async () => onCodes((await renew()).codes),
    })
  return (
    <Setting
      title={<Trans>Recovery codes</Trans>}
      note={t`${plural(left, { one: '# code left', other: '# codes left' })}`}
      action={
        <Button onClick={ask}>
          <Trans>Make new codes</Trans>
        </Button>
      }
    />
  )
}
