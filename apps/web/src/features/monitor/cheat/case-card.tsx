import { saveDownload } from '@halyard/query'
import type { MonitorEntry } from '@halyard/query'
import { Button, Card, HouseFlag, TextArea } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowRight, Ban, FileArchive, Printer } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { evidenceOf } from '#features/monitor/cheat/cases.ts'
import type { CheatCase, Party } from '#features/monitor/cheat/cases.ts'
import { EvidenceList } from '#features/monitor/cheat/evidence-list.tsx'
import { useCaseNote } from '#features/monitor/cheat/notes.ts'
import { useSuspension } from '#features/monitor/cheat/use-suspension.tsx'
import { SecretFlag } from '#features/monitor/secret-flag.tsx'
import { now } from '#shared/clock/clock.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { toast } from '#shared/feedback/feedback.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import { StatusMark } from '#shared/game/challenge/status-mark.tsx'
import { Link } from '#shared/link.tsx'
import { usePaletteActions } from '#shared/menus/palette-actions.ts'
import { paths } from '#shared/paths.ts'
import { useHasRole, useRunsGame } from '#shared/session/user.ts'
import * as styles from './cheat.css.ts'

type CaseCardProps = {
  game: { id: number; title: string }
  cheatCase: CheatCase
  submissions: readonly MonitorEntry[]
  onPrint: () => void
}

/** Who sent whose flags, the evidence, and what to do about it. */
export function CaseCard({ game, cheatCase, submissions, onPrint }: CaseCardProps) {
  const { t } = useLingui()
  const { key, owner, submitter, incidents } = cheatCase
  const [sender, source] = [submitter.team.name, owner.team.name]
  const evidence = evidenceOf(cheatCase, submissions)
  const [note, setNote] = useCaseNote(game.id, key)
  const client = useQueryClient()
  const isAdmin = useHasRole('Admin')
  const [isSaving, setSaving] = useState(false)
  const saveArchive = async () => {
    const madeAt = now()
    setSaving(true)
    try {
      const [{ evidenceArchive }, { circumstancesOf }] = await Promise.all([
        import('#features/monitor/cheat/archive.ts'),
        import('#features/monitor/cheat/circumstances.ts'),
      ])
      const circumstances = await circumstancesOf(client, game.id, cheatCase, { isAdmin })
      const file = { game, cheatCase, evidence, submissions, note, madeAt, circumstances }
      const bytes = await evidenceArchive(file)
      const blob = new Blob([bytes], { type: 'application/zip' })
      saveDownload({ blob, fileName: `evidence-${game.id}-${key}.zip` })
    } catch (error) {
      const title = t`The evidence was not saved`
      toast({ tone: 'bad', title, body: <ErrorMessage error={error} /> })
    }
    setSaving(false)
  }
  return (
    <Card asChild padding="none">
      <article
        className={styles.card}
        aria-label={t`${sender} submitted a flag that belongs to ${source}`}
      >
        <div className={styles.pair}>
          <PartyHead gameId={game.id} party={owner} role={<Trans>The flag belongs to</Trans>} />
          <ArrowRight size={20} aria-hidden className={styles.arrow} />
          <ArrowDown size={20} aria-hidden className={styles.arrowDown} />
          <PartyHead gameId={game.id} party={submitter} role={<Trans>Sent by</Trans>} />
        </div>
        <ul className={styles.incidents}>
          {incidents.map(({ key: incidentKey, challenge, flag, user, time }) => (
            <li key={incidentKey} className={styles.incident}>
              <bdi className={styles.challenge}>{challenge}</bdi>
              <SecretFlag text={flag} />
              <bdi className={styles.muted}>{user}</bdi>
              <LocalTime at={time} format="dateTime" className={styles.muted} />
            </li>
          ))}
        </ul>
        <EvidenceList evidence={evidence} />
        <div className={styles.section}>
          <TextArea
            isShort
            label={t`Private note`}
            hint={t`Stays in this browser, and is part of the evidence you save.`}
            value={note}
            maxLength={4000}
            onChange={(event) => setNote(event.target.value)}
          />
        </div>
        <div className={styles.tools}>
          <Button
            icon={<FileArchive size={16} />}
            loading={isSaving}
            onClick={() => void saveArchive()}
          >
            <Trans>Save the evidence (ZIP)</Trans>
          </Button>
          <Button icon={<Printer size={16} />} onClick={onPrint}>
            <Trans comment="Verb: on paper.">Print</Trans>
          </Button>
          <SuspendButton gameId={game.id} party={submitter} />
        </div>
      </article>
    </Card>
  )
}

type PartyHeadProps = { gameId: number; party: Party; role: ReactNode }

function PartyHead({ gameId, party: { team, status }, role }: PartyHeadProps) {
  const search = new URLSearchParams({ team: team.name })
  return (
    <div className={styles.party}>
      <HouseFlag name={team.name} size={36} />
      <div className={styles.partyName}>
        <small className={styles.muted}>{role}</small>
        <Link to={`${paths.monitorSubmissions(gameId)}?${search}`} dir="auto">
          {team.name}
        </Link>
      </div>
      <StatusMark status={status} />
    </div>
  )
}

/** Only administrators decide who takes part. A suspension is asked about: its team stops playing at once. */
export function SuspendButton({ gameId, party }: { gameId: number; party: Party }) {
  const { t } = useLingui()
  const runsGame = useRunsGame(gameId)
  const { suspend, lift, isPending } = useSuspension(gameId, party)
  const reason = runsGame ? undefined : t`Only administrators decide who takes part`
  const isSuspended = party.status === 'Suspended'
  const { name: title } = party.team
  usePaletteActions({
    id: `suspend-${party.id}`,
    label: t`Actions on “${title}”`,
    items: runsGame
      ? [
          {
            id: `suspend-${party.id}`,
            label: isSuspended ? t`Lift the suspension` : t`Suspend the team`,
            note: title,
            icon: <Ban size={16} />,
            onSelect: isSuspended ? lift : suspend,
          },
        ]
      : [],
  })
  if (isSuspended) {
    return (
      <Button loading={isPending} disabledReason={reason} onClick={lift}>
        <Trans>Lift the suspension</Trans>
      </Button>
    )
  }
  return (
    <Button tone="danger" loading={isPending} disabledReason={reason} onClick={suspend}>
      <Trans>Suspend the team</Trans>
    </Button>
  )
}
