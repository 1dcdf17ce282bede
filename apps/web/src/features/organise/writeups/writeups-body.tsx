import type { GameSettings, Schema } from '@halyard/api'
import { Dialog, EmptyState, HouseFlag, IconButton, Loading, Skeleton } from '@halyard/ui'
import { from } from '@halyard/ui/breakpoints'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { MarkFields } from '#features/organise/writeups/mark-fields.tsx'
import { markOf, saveMark } from '#features/organise/writeups/marks.ts'
import type { Marks } from '#features/organise/writeups/marks.ts'
import { useWriteupChoice } from '#features/organise/writeups/use-writeup-choice.ts'
import { WriteupList } from '#features/organise/writeups/writeup-list.tsx'
import { WriteupsToolbar } from '#features/organise/writeups/writeups-toolbar.tsx'
import { chosenWriteups, isRead } from '#features/organise/writeups/writeups.ts'
import { useMedia } from '#shared/hooks/use-media.ts'
import { lazyComponent } from '#shared/lazy-component.tsx'
import { isShortcut } from '#shared/preferences/shortcuts.ts'
import * as styles from './writeups.css.ts'

const sideBySide = from('lg')

/** The reader is large, and not needed for the list. */
const [PdfReader] = lazyComponent(
  'PdfReader',
  () => import('#features/organise/writeups/pdf-reader.tsx'),
)
/** It reads the scoreboard, which the list does not. */
const [MissingList] = lazyComponent(
  'MissingList',
  () => import('#features/organise/writeups/missing-list.tsx'),
)

type WriteupsBodyProps = {
  game: GameSettings
  info: Schema<'WriteupInfoModel'>
  marks: Marks
}

/** The list of write-ups and the one that is read. */
export function WriteupsBody({ game, info, marks }: WriteupsBodyProps) {
  const { t } = useLingui()
  const hasRoom = useMedia(sideBySide)
  const { choice, set } = useWriteupChoice()
  const setTeam = (team: number | undefined) => set({ team })
  const { writeups, divisions } = info
  const isMissing = choice.filter === 'missing'
  const listed = isMissing ? [] : chosenWriteups(writeups, choice, marks)
  // What is being read stays open when it leaves the list, by being marked as read for instance.
  const asked = writeups.find(({ id }) => id === choice.team)
  const current = asked ?? (hasRoom ? listed[0] : undefined)
  const index = listed.findIndex(({ id }) => id === current?.id)
  const [previous, next] = [index > 0 ? listed[index - 1] : undefined, listed[index + 1]]

  const toggleRead = () => {
    if (!current) return
    const { readUrl: _before, ...mark } = markOf(marks, current.id)
    // Marked, it may leave the list: it is what the address asks for.
    setTeam(current.id)
    saveMark(game.id, current.id, isRead(marks, current) ? mark : { ...mark, readUrl: current.url })
  }
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event) || document.querySelector('[role=alertdialog], [role=menu]')) return
    const key = event.key.toLowerCase()
    if (key === 'j' && next) setTeam(next.id)
    else if (key === 'k' && previous) setTeam(previous.id)
    else if (key === 'm') toggleRead()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])

  const title = current && (
    <span className={styles.title}>
      <HouseFlag name={current.team.name ?? ''} src={current.team.avatar} size={24} />
      <bdi className={styles.name}>{current.team.name}</bdi>
    </span>
  )
  const steps = (
    <span className={styles.steps}>
      <IconButton
        label={t`Previous write-up (K)`}
        disabledReason={!previous && t`This is the first one of the list.`}
        onClick={() => setTeam(previous?.id)}
      >
        <ChevronLeft size={16} />
      </IconButton>
      <IconButton
        label={t`Next write-up (J)`}
        disabledReason={!next && t`This is the last one of the list.`}
        onClick={() => setTeam(next?.id)}
      >
        <ChevronRight size={16} />
      </IconButton>
    </span>
  )
  const reading = current && (
    <>
      <MarkFields
        key={current.id}
        gameId={game.id}
        writeup={current}
        mark={markOf(marks, current.id)}
        onToggleRead={toggleRead}
      />
      <div className={styles.reader}>
        <Suspense
          fallback={
            <Loading label={t`The write-up is loading`}>
              <Skeleton height="60dvh" shape="box" />
            </Loading>
          }
        >
          <PdfReader key={current.url} url={current.url} />
        </Suspense>
      </div>
    </>
  )
  return (
    <div className={styles.body}>
      <div className={styles.side}>
        <WriteupsToolbar writeups={writeups} divisions={divisions} marks={marks} />
        {isMissing && (
          <Suspense fallback={<Skeleton height="12rem" shape="box" />}>
            <MissingList
              gameId={game.id}
              writeups={writeups}
              text={choice.text}
              top={choice.top}
              onTop={(top) => set({ top })}
            />
          </Suspense>
        )}
        {!isMissing && listed.length === 0 && (
          <EmptyState
            flags={['N']}
            level={2}
            title={
              writeups.length === 0
                ? t`Nobody has handed in a write-up yet`
                : t`No write-up matches the filter`
            }
          />
        )}
        {listed.length > 0 && (
          <WriteupList
            writeups={listed}
            divisions={divisions}
            deadline={game.writeupDeadline}
            marks={marks}
            currentId={current?.id}
            onOpen={({ id }) => setTeam(id)}
          />
        )}
      </div>
      {hasRoom && current && (
        <section className={styles.desk} aria-label={t`Write-up`}>
          <header className={styles.head}>
            <h2>{title}</h2>
            {steps}
          </header>
          {reading}
        </section>
      )}
      {hasRoom && !current && (
        <p className={styles.nothing}>
          <Trans>Choose a write-up to read it here.</Trans>
        </p>
      )}
      {!hasRoom && current && (
        <Dialog.Root open onOpenChange={(isOpen) => !isOpen && setTeam(undefined)}>
          <Dialog.Content size="wide" phone="page">
            <Dialog.Header title={title} closeLabel={t`Close`} actions={steps} />
            <Dialog.Body>{reading}</Dialog.Body>
          </Dialog.Content>
        </Dialog.Root>
      )}
    </div>
  )
}
