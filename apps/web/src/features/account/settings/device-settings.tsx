import { accountQueries, saveDownload, teamQueries, useAction } from '@halyard/query'
import { Button, Card } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { QueryClient } from '@tanstack/react-query'
import { Setting } from '#features/account/settings/setting.tsx'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { confirm, toast } from '#shared/feedback/feedback.ts'
import { cleanCache } from '#shared/storage/storage.ts'

async function saveMyData(_nothing: void, client: QueryClient): Promise<void> {
  const [profile, teams] = await Promise.all([
    client.fetchQuery({ ...accountQueries.profile(), staleTime: 0 }),
    client.fetchQuery({ ...teamQueries.mine(), staleTime: 0 }),
  ])
  const text = JSON.stringify({ profile, teams }, null, 2)
  saveDownload({
    blob: new Blob([text], { type: 'application/json' }),
    fileName: 'my-data.json',
  })
}

/** What this browser keeps, and what the server knows about the person. */
export function DeviceSettings() {
  const { t } = useLingui()
  const { mutate: exportData, isPending } = useAction(saveMyData, {
    onError: (error) =>
      toast({
        tone: 'bad',
        id: 'my-data',
        title: t`No file was created`,
        body: <ErrorMessage error={error} />,
      }),
  })
  const askClean = () =>
    confirm({
      title: t`Clear this browser's cache?`,
      body: (
        <Trans>
          Settings, stored lists and drafts in this browser are removed. You stay logged in, and
          nothing on the server changes. The page reloads.
        </Trans>
      ),
      action: t`Clear cache`,
      run: async () => {
        await cleanCache()
        window.location.reload()
      },
    })
  return (
    <Card padding="none">
      <Setting
        title={<Trans>My data</Trans>}
        note={<Trans>Your profile and your teams, as the server has them, in one JSON file.</Trans>}
        action={
          <Button loading={isPending} onClick={() => exportData()}>
            <Trans>Download my data</Trans>
          </Button>
        }
      />
      <Setting
        title={<Trans comment="What the browser has stored of the platform.">Cache</Trans>}
        note={<Trans>If a page looks wrong or out of date, this makes it start fresh.</Trans>}
        action={
          <Button onClick={askClean}>
            <Trans>Clear cache</Trans>
          </Button>
        }
      />
    </Card>
  )
}
