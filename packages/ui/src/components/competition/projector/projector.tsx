import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import * as styles from './projector.css.ts'

const percent = (share: number) => `${Math.min(1, Math.max(0, share)) * 100}%`

export type ProjectorFrameProps = {
  /** Name of what is shown, the page's heading. */
  title: ReactNode
  clock: ReactNode
  /** Elapsed share of the time, 0 to 1, with its name. */
  progress: { value: number; label: string }
  /** `ProjectorRow`s in a list. */
  children: ReactNode
  aside?: ReactNode
  /** Which keys work; shown until `isIdle`. */
  legend: ReactNode
  isIdle: boolean
}

/** Full screen for a wall, read from ten metres: no bars, no controls. */
export function ProjectorFrame({
  title,
  clock,
  progress,
  children,
  aside,
  legend,
  isIdle,
}: ProjectorFrameProps) {
  return (
    <main className={styles.frame} data-idle={isIdle || undefined}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <span className={styles.clock}>{clock}</span>
      </header>
      <div
        role="progressbar"
        aria-label={progress.label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(progress.value * 100)}
        className={styles.progress}
      >
        <div
          className={styles.progressBar}
          style={assignInlineVars({ [styles.share]: percent(progress.value) })}
        />
      </div>
      <div className={styles.body}>
        <ol className={styles.list}>{children}</ol>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      <div className={styles.legend} aria-hidden={isIdle}>
        {legend}
      </div>
    </main>
  )
}

export type ProjectorRowProps = {
  rank: ReactNode
  /** A flag of 2 em. */
  picture: ReactNode
  name: string
  /** Share of the best score, 0 to 1, in the colour of the chart's line. */
  share: number
  color: string
  marks?: ReactNode
  score: ReactNode
  movement?: { direction: 'up' | 'down' | 'none'; text: ReactNode }
}

export function ProjectorRow({
  rank,
  picture,
  name,
  share,
  color,
  marks,
  score,
  movement,
}: ProjectorRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.rank}>{rank}</span>
      {picture}
      <div>
        <bdi className={styles.name}>{name}</bdi>
        <div className={styles.track}>
          <div
            className={styles.bar}
            style={assignInlineVars({ [styles.share]: percent(share), [styles.color]: color })}
          />
        </div>
      </div>
      <span className={styles.marks}>{marks}</span>
      <span className={styles.score}>{score}</span>
      <span className={styles.movement} data-direction={movement?.direction}>
        {movement?.text}
      </span>
    </li>
  )
}
