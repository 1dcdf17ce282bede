import { Component } from 'react'
import type { ReactNode } from 'react'
import { isChunkLoadError } from '#shared/chunk-load-error.ts'

type PanelProps = {
  /** What it shows; another one is tried anew. */
  of: string
  /** Stands in its place when it breaks. */
  fallback: ReactNode
  children: ReactNode
}
type PanelState = { of: string; failed: { error: unknown } | undefined }

/**
 * A part of a screen that may break by itself: the rest of the screen stands. A part that could not be fetched is left to the screen,
 * which may have a new version to load.
 */
export class Panel extends Component<PanelProps, PanelState> {
  override state: PanelState = { of: this.props.of, failed: undefined }

  static getDerivedStateFromError(error: unknown): Partial<PanelState> {
    return { failed: { error } }
  }

  static getDerivedStateFromProps(
    { of }: PanelProps,
    state: PanelState,
  ): Partial<PanelState> | null {
    return of === state.of ? null : { of, failed: undefined }
  }

  override render() {
    const { failed } = this.state
    if (!failed) return this.props.children
    if (isChunkLoadError(failed.error)) throw failed.error
    return this.props.fallback
  }
}
