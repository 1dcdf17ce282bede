import type { GameSettings } from '@halyard/api'
import { useListParticipations } from '@halyard/query'
import {
  Button,
  Callout,
  Inline,
  NumberField,
  Progress,
  RadioGroup,
  Stack,
  TextArea,
  TextField,
} from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download, FileText, RotateCcw, Square } from 'lucide-react'
import { useState } from 'react'
import { CertificatePreview } from '#features/organise/certificates/certificate-preview.tsx'
import { recipientsOf } from '#features/organise/certificates/recipients.ts'
import { placeholders } from '#features/organise/certificates/template.ts'
import { useTemplate } from '#features/organise/certificates/template-store.ts'
import { useMaking } from '#features/organise/certificates/use-making.ts'
import { useDivisionOptions } from '#features/organise/review/use-division-options.ts'
import { useBoardTable } from '#shared/board/board-query.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { useFormat } from '#shared/format/format.ts'
import { toFormColour } from '#shared/platform/brand-colour.ts'
import { usePlatform } from '#shared/platform/platform.ts'
import * as styles from './certificates.css.ts'

const empty = { division: '', rank: '1', points: '0', place: 1 }

/** Writes certificates from a template: a PDF for each team or member, in one archive. */
export function CertificateForm({ game }: { game: GameSettings }) {
  const { t, i18n } = useLingui()
  const { number, longDate } = useFormat()
  const { customTheme } = usePlatform()
  const { data: teams = [] } = useListParticipations(game.id)
  const board = useBoardTable(game.id, { refetchInterval: false })
  const { nameOf } = useDivisionOptions(game.id)
  // Left for each certificate to fill in.
  const [rank, points] = ['{rank}', '{points}']
  const { template, change, reset, isChanged } = useTemplate(game.id, {
    title: t`Certificate`,
    text: [
      '# {name}',
      t`reached rank ${rank} with ${points} points in`,
      '# {event}',
      '{date}',
    ].join('\n\n'),
  })
  const [per, setPer] = useState<'team' | 'member'>('team')
  const [best, setBest] = useState<number | null>(null)
  const making = useMaking(`${game.title} ${t`Certificates`}`)
  const recipients = recipientsOf(teams, {
    per,
    best: best ?? undefined,
    board: board.data?.content,
    divisionName: nameOf,
    number,
  })
  const order = {
    template,
    occasion: { event: game.title, date: longDate(game.end) },
    recipients,
    colour: toFormColour(customTheme),
    language: i18n.locale,
  }
  const isMaking = making.count !== undefined
  const nobody = recipients.length === 0 && t`No team matches this selection.`
  const made = number(making.count ?? 0)
  const total = number(recipients.length)
  const known = placeholders.map((each) => `{${each}}`).join(' ')
  // Before a team takes part, the sheet shows the event's name in the place of a team's.
  const [example = { ...empty, name: game.title, team: game.title }] = recipients
  return (
    <div className={styles.desk}>
      <Stack gap={5}>
        <TextField
          label={t`Title`}
          value={template.title}
          maxLength={200}
          dir="auto"
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextArea
          label={t`Text`}
          hint={t`Lines that begin with # are large. Filled in for each certificate: ${known}`}
          value={template.text}
          maxLength={4000}
          dir="auto"
          onChange={(event) => change({ text: event.target.value })}
        />
        <div className={styles.fields}>
          <RadioGroup
            label={t`A certificate for`}
            options={[
              { value: 'team', label: t`Each team` },
              { value: 'member', label: t`Each member who takes part` },
            ]}
            value={per}
            onValueChange={setPer}
          />
          <NumberField
            label={t`Up to rank`}
            hint={t`Leave empty for all teams that take part.`}
            value={best}
            min={1}
            onValueChange={setBest}
          />
        </div>
        {making.error !== undefined && (
          <Callout tone="bad" title={t`The certificates were not created`}>
            <ErrorMessage error={making.error} />
          </Callout>
        )}
        {making.count !== undefined && making.count > 0 && (
          <Progress value={making.count / recipients.length} label={t`${made} of ${total}`} />
        )}
        <Inline gap={3}>
          <Button
            tone="primary"
            icon={<Download size={16} />}
            disabledReason={nobody}
            loading={isMaking || board.isLoading}
            onClick={() => void making.saveAll(order)}
          >
            <Trans>Save certificates (ZIP)</Trans>
          </Button>
          {isMaking ? (
            <Button icon={<Square size={16} />} onClick={making.stop}>
              <Trans>Stop</Trans>
            </Button>
          ) : (
            <Button
              icon={<FileText size={16} />}
              disabledReason={nobody}
              onClick={() => void making.saveSample(order)}
            >
              <Trans>Save the first one (PDF)</Trans>
            </Button>
          )}
          {isChanged && (
            <Button icon={<RotateCcw size={16} />} onClick={reset}>
              <Trans>Suggested text</Trans>
            </Button>
          )}
          <p className={styles.note}>
            {t`${plural(recipients.length, { one: '# certificate', other: '# certificates' })}`}
          </p>
        </Inline>
      </Stack>
      <CertificatePreview order={{ ...order, recipients: [example] }} />
    </div>
  )
}
