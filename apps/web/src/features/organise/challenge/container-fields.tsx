import { limits } from '@halyard/api'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Control } from 'react-hook-form'
import type { ChallengeForm } from '#features/organise/challenge/challenge-form.ts'
import * as styles from '#features/organise/challenge/challenge-editor.css.ts'
import {
  useChallengeTexts,
  useNetworkLabels,
} from '#features/organise/challenge/use-challenge-texts.ts'
import { FormTextField } from '#shared/forms/fields.tsx'
import { FormNumberField, FormSelect, FormSwitch } from '#shared/forms/value-fields.tsx'
import { usePlatform } from '#shared/platform/platform.ts'

const { memoryLimit, cpuCount, storageLimit } = limits.challengeUpdateModel
const megabytes = 'MB'

/** What the containers of a challenge are made from, and what each of them may use. */
export function ContainerFields({ control }: { control: Control<ChallengeForm> }) {
  const { t } = useLingui()
  const texts = useChallengeTexts()
  const network = useNetworkLabels()
  const { portMapping } = usePlatform()
  return (
    <section className={styles.section} aria-labelledby="container-title">
      <h2 id="container-title" className={styles.sectionTitle}>
        <Trans comment="Heading: settings of the containers of a challenge.">Container</Trans>
      </h2>
      <div className={styles.row}>
        <div className={styles.wide}>
          <FormTextField
            control={control}
            name="containerImage"
            id="containerImage"
            label={texts.containerImage.label}
            isMono
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            placeholder="registry.example/web/harbourmaster:1.3"
          />
        </div>
        <FormNumberField
          control={control}
          name="exposePort"
          label={texts.exposePort.label}
          min={1}
          max={65_535}
        />
        <FormSelect
          control={control}
          name="networkMode"
          label={texts.networkMode.label}
          options={(['Open', 'Isolated', 'Custom'] as const).map((value) => ({
            value,
            label: network[value],
          }))}
        />
      </div>
      <div className={styles.equal}>
        <FormNumberField
          control={control}
          name="memoryLimit"
          label={texts.memoryLimit.label}
          min={memoryLimit.minimum}
          max={memoryLimit.maximum}
          unit={megabytes}
        />
        <FormNumberField
          control={control}
          name="cpuCount"
          label={texts.cpuCount.label}
          min={cpuCount.minimum}
          max={cpuCount.maximum}
          unit={t({ message: '× 0.1 core', comment: 'Unit after a number: tenths of a CPU core.' })}
        />
        <FormNumberField
          control={control}
          name="storageLimit"
          label={texts.storageLimit.label}
          min={storageLimit.minimum}
          max={storageLimit.maximum}
          unit={megabytes}
        />
      </div>
      <FormSwitch
        control={control}
        name="enableTrafficCapture"
        label={texts.enableTrafficCapture.label}
        hint={
          portMapping === 'PlatformProxy' ? (
            <Trans>Records what teams send to their instances and get back.</Trans>
          ) : (
            <Trans>
              Works only while the platform's proxy leads to instances; now it does not.
            </Trans>
          )
        }
      />
    </section>
  )
}
