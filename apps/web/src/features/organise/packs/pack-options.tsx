import { Fieldset, Stack, Switch } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import type { PackOptions } from '#features/organise/packs/use-pack-import.ts'
import { usePlatform } from '#shared/platform/platform.ts'

type PackOptionsFormProps = {
  options: PackOptions
  onChange: (change: Partial<PackOptions>) => void
}

/** What the organiser decides where the platform cannot hold what a file says. */
export function PackOptionsForm({ options, onChange }: PackOptionsFormProps) {
  const { t } = useLingui()
  const { extensions } = usePlatform()
  return (
    <Fieldset legend={t`What to do with what the platform does not support`}>
      <Stack gap={3}>
        <Switch
          label={t`Show challenges to players`}
          hint={t`Each one is shown as soon as it is completely imported, unless its file marks it as hidden. Players see them once the game is public.`}
          checked={options.enable}
          onCheckedChange={(enable) => onChange({ enable })}
        />
        {!extensions?.includes('flags') && (
          <Switch
            label={t`Compare flags exactly`}
            hint={t`The platform knows no patterns, and letter case matters. Without this, challenges with such flags stay disabled.`}
            checked={options.exactFlags}
            onCheckedChange={(exactFlags) => onChange({ exactFlags })}
          />
        )}
        <Switch
          label={t`Show paid hints for free`}
          hint={
            extensions?.includes('hints')
              ? t`Every hint is shown to everyone. Without this, hints keep their price, and those that follow another hint are left out.`
              : t`Every hint is shown to everyone. Without this, hints with a price or condition are left out.`
          }
          checked={options.allHints}
          onCheckedChange={(allHints) => onChange({ allHints })}
        />
      </Stack>
    </Fieldset>
  )
}
