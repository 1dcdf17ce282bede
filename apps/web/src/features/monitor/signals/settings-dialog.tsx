import { limits } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { useGetSignalSettings, useUpdateSignalSettings } from '@halyard/query'
import { Dialog, Loading, Skeleton } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { toast } from '#shared/feedback/feedback.ts'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'
import { FormNumberField } from '#shared/forms/value-fields.tsx'

type SettingsDialogProps = { gameId: number; onClose: () => void }
type Settings = Schema<'SignalSettingsEditModel'>
type SettingsForm = { [Name in keyof Settings]: number | null }

const names = [
  ...(['quickSeconds', 'quickPercent', 'instanceMinutes', 'seriesSolves'] as const),
  ...(['seriesMinutes', 'wrongTeams', 'sharedTeams', 'keepDays'] as const),
]
const bounds = limits.signalSettingsEditModel

/** What makes a signal, and how long all of it is stored. */
export function SettingsDialog({ gameId, onClose }: SettingsDialogProps) {
  const { t } = useLingui()
  const { data, error, refetch } = useGetSignalSettings(gameId)
  if (data) return <SettingsEditor {...{ gameId, onClose }} stored={data} />
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content size="sm" phone="sheet">
        <Dialog.Header title={<Trans>Signal settings</Trans>} closeLabel={t`Close`} />
        <Dialog.Body>
          {error ? (
            <LoadFailed
              title={t`The settings did not load`}
              error={error}
              onRetry={() => void refetch()}
            />
          ) : (
            <Loading label={t`The settings are loading`}>
              <Skeleton height="12rem" shape="box" />
            </Loading>
          )}
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  )
}

type EditorProps = SettingsDialogProps & { stored: Schema<'SignalSettingsModel'> }

function SettingsEditor({ gameId, stored, onClose }: EditorProps) {
  const { t } = useLingui()
  const { etag, ...settings } = stored
  const { mutate, isPending, error } = useUpdateSignalSettings({
    onSuccess: () => {
      toast({ tone: 'ok', id: 'signals', title: t`Settings saved` })
      onClose()
    },
  })
  const { form, error: formError } = useValidatedForm<SettingsForm>({
    defaultValues: settings,
    check: (values) =>
      Object.fromEntries(
        names.flatMap((name) => (values[name] === null ? [[name, t`Enter a number.`]] : [])),
      ),
    failure: error,
  })
  const save = (values: SettingsForm) => {
    const filled = names.map((name) => [name, values[name] ?? settings[name]] as const)
    mutate({ gameId, etag, ...settings, ...Object.fromEntries(filled) })
  }
  const labels = {
    quickSeconds: t`Quick solve, in seconds`,
    quickPercent: t`Quick solve, in percent of the median`,
    instanceMinutes: t`Flag of another team, minutes after its instance started`,
    seriesSolves: t`Solves of a series`,
    seriesMinutes: t`Minutes of a series`,
    wrongTeams: t`Teams with the same wrong answer, at most`,
    sharedTeams: t`Teams that share an address or browser, at most`,
    keepDays: t`Days until deletion`,
  } satisfies Record<keyof Settings, string>
  return (
    <FormDialog
      title={t`Signal settings`}
      description={t`0 leaves a kind out. The list changes immediately.`}
      action={isPending ? <Trans>Saving…</Trans> : <Trans>Save settings</Trans>}
      form={form}
      onSubmit={save}
      pending={isPending}
      error={formError}
      onClose={onClose}
    >
      {names.map((name) => (
        <FormNumberField
          key={name}
          control={form.control}
          name={name}
          label={labels[name]}
          min={bounds[name].minimum}
          max={bounds[name].maximum}
        />
      ))}
    </FormDialog>
  )
}
