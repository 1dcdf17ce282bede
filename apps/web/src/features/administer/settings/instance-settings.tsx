import { limits } from '@halyard/api'
import type { PlatformConfig } from '@halyard/api'
import { Callout } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { instancesSection } from '#features/administer/settings/sections.ts'
import type { InstancesForm } from '#features/administer/settings/sections.ts'
import { SettingsForm } from '#features/administer/settings/settings-form.tsx'
import { SettingsPage } from '#features/administer/settings/settings-page.tsx'
import { useAnswer } from '#shared/forms/use-answer.ts'
import type { FieldTexts } from '#shared/forms/field-texts.ts'
import type { Problems } from '#shared/forms/use-validated-form.ts'
import { FormCheckbox, FormNumberField } from '#shared/forms/value-fields.tsx'
import { useFormat } from '#shared/format/format.ts'
import { InstancesOff } from '#shared/platform/instances-off.tsx'
import { usePlatform } from '#shared/platform/platform.ts'
import * as styles from './settings.css.ts'

const { defaultLifetime, extensionDuration, renewalWindow } = limits.containerPolicyInput

/** How long instances run, and what happens at the limit of a team. */
export function InstanceSettings() {
  const { runsContainers } = usePlatform()
  return (
    <SettingsPage section="instances">
      {(config) => (
        <>
          {runsContainers === false && (
            <Callout>
              <InstancesOff />
            </Callout>
          )}
          <InstanceSettingsForm config={config} />
        </>
      )}
    </SettingsPage>
  )
}

function InstanceSettingsForm({ config }: { config: PlatformConfig }) {
  const { t } = useLingui()
  const unit = t({ message: 'min', comment: 'Minutes, after a number.' })
  return (
    <SettingsForm section={instancesSection} config={config} check={useCheck()} texts={useTexts()}>
      {(control) => (
        <>
          <div className={styles.number}>
            <FormNumberField
              control={control}
              name="defaultLifetime"
              label={t`Instances run for`}
              hint={t`From their start, unless the team extends them.`}
              unit={unit}
              min={defaultLifetime.minimum}
              max={defaultLifetime.maximum}
            />
          </div>
          <div className={styles.number}>
            <FormNumberField
              control={control}
              name="extensionDuration"
              label={t`An extension adds`}
              unit={unit}
              min={extensionDuration.minimum}
              max={extensionDuration.maximum}
            />
          </div>
          <div className={styles.number}>
            <FormNumberField
              control={control}
              name="renewalWindow"
              label={t`Can be extended this long before it ends`}
              hint={t`An instance can only be extended in its last minutes.`}
              unit={unit}
              min={renewalWindow.minimum}
              max={renewalWindow.maximum}
            />
          </div>
          <FormCheckbox
            control={control}
            name="autoDestroyOnLimitReached"
            label={t`When a team reaches its limit, stop its oldest instance`}
            hint={t`Otherwise the team has to stop one before it starts another.`}
          />
        </>
      )}
    </SettingsForm>
  )
}

function useCheck() {
  const { t } = useLingui()
  const { number } = useFormat()
  const within = (
    value: number | null,
    { minimum, maximum }: typeof renewalWindow | typeof defaultLifetime,
  ) => {
    const [least, most] = [number(minimum), number(maximum)]
    return Number.isInteger(value) && (value ?? 0) >= minimum && (value ?? 0) <= maximum
      ? undefined
      : t`Use a whole number from ${least} to ${most}.`
  }
  return (form: InstancesForm): Problems<InstancesForm> => ({
    defaultLifetime: within(form.defaultLifetime, defaultLifetime),
    extensionDuration: within(form.extensionDuration, extensionDuration),
    renewalWindow: within(form.renewalWindow, renewalWindow),
  })
}

function useTexts(): FieldTexts<InstancesForm> {
  const { t } = useLingui()
  const { number } = useFormat()
  const answer = useAnswer()
  const asMinutes = (value: number | null) => (value === null ? '' : number(value))
  return {
    defaultLifetime: { label: t`Instances run for`, text: asMinutes },
    extensionDuration: { label: t`An extension adds`, text: asMinutes },
    renewalWindow: { label: t`Can be extended this long before it ends`, text: asMinutes },
    autoDestroyOnLimitReached: {
      label: t`When a team reaches its limit, stop its oldest instance`,
      text: answer,
    },
  }
}
