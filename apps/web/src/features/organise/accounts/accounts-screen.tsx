import { Dropzone, Loading, PageHeader, Progress, Skeleton, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { CheckList } from '#features/organise/accounts/check-list.tsx'
import { ResultList } from '#features/organise/accounts/result-list.tsx'
import { useAccountImport } from '#features/organise/accounts/use-account-import.ts'
import type { AccountsState } from '#features/organise/accounts/use-account-import.ts'
import { tableProblemTexts } from '#features/organise/accounts/labels.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { LeaveGuard } from '#shared/forms/leave-guard.tsx'
import { Page } from '#shared/layout/page.tsx'

const mostBytes = 20_000_000

/** Makes accounts and teams out of a list. */
export function AccountsScreen() {
  const { t } = useLingui()
  const { state, open, send, resume, reset } = useAccountImport()
  const [isSaved, setIsSaved] = useState(false)
  const isOpen = state.step === 'done' && !isSaved && state.results.length > 0
  return (
    <Page title={[t`Import accounts`, t`Admin`]} width="page">
      <PageHeader title={<Trans>Import accounts</Trans>} />
      <LeaveGuard isChanged={state.step === 'sending' || isOpen} />
      {state.step === 'choose' && <Choose state={state} onFile={open} />}
      {state.step === 'reading' && (
        <Loading label={t`The list is being read`}>
          <Skeleton height="18rem" shape="box" />
        </Loading>
      )}
      {state.step === 'check' && (
        <CheckList
          key={state.fileName}
          state={state}
          onReset={reset}
          onSend={(rows) => {
            setIsSaved(false)
            send(rows)
          }}
        />
      )}
      {state.step === 'sending' && <Sending state={state} />}
      {state.step === 'done' && (
        <ResultList
          state={state}
          onSaved={() => setIsSaved(true)}
          onResume={resume}
          onReset={reset}
        />
      )}
    </Page>
  )
}

type ChooseProps = {
  state: Extract<AccountsState, { step: 'choose' }>
  onFile: (file: File) => void
}

function Choose({ state: { problem, error }, onFile }: ChooseProps) {
  const { t, i18n } = useLingui()
  const [isRefused, setIsRefused] = useState(false)
  return (
    <Dropzone
      label={t`List of accounts`}
      prompt={t`Drop a CSV file here, or choose it`}
      rules={t`The first row names the columns: at least username and email. Rows with the same team become one team, its first row the captain. Nothing is sent before you have seen every row.`}
      accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
      maxBytes={mostBytes}
      error={
        (isRefused && t`Choose a CSV file. Spreadsheets save one as “CSV UTF-8”.`) ||
        (problem && i18n._(tableProblemTexts[problem])) ||
        (error !== undefined && <ErrorMessage error={error} />)
      }
      onFiles={([file]) => {
        setIsRefused(false)
        if (file) onFile(file)
      }}
      onRefused={() => setIsRefused(true)}
    />
  )
}

function Sending({ state }: { state: Extract<AccountsState, { step: 'sending' }> }) {
  const { t } = useLingui()
  const { done, total } = state
  return (
    <Stack gap={3}>
      <p role="status">
        <Trans>
          {done} of {total} accounts
        </Trans>
      </p>
      <Progress value={total === 0 ? 1 : done / total} label={t`Accounts being created`} />
    </Stack>
  )
}
