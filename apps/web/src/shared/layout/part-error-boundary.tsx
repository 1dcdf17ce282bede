import { Component } from 'react'
import type { ReactNode } from 'react'
import { isChunkLoadError } from '#shared/chunk-load-error.ts'

type PartErrorBoundaryProps = {
  /** What it shows; another one is retried. */
  of: string
  /** Shown in its place when it breaks. */
  fallback: ReactNode
  children: ReactNode
}
type PartErrorBoundaryState = { of: string; failed: { error: unknown } | undefined }

/**
 * A part of a screen that may break by itself: the rest of the screen stays. A part that could not be fetched is left to the screen,
 * which may have a new version to load.
 */
export class PartErrorBoundary extends Component<PartErrorBoundaryProps, PartErrorBoundaryState> {
  override state: PartErrorBoundaryState = { of: this.props.of, failed: undefined }

  static getDerivedStateFromError(error: unknown): Partial<PartErrorBoundaryState> {
    return { failed: { error } }
  }

  static getDerivedStateFromProps(
    { of }: PartErrorBoundaryProps,
    state: PartErrorBoundaryState,
  ): Partial<PartErrorBoundaryState> | null {
    return of === state.of ? null : { of, failed: undefined }
  }

  override render() {
    const { failed } = this.state
    if (!failed) return this.props.children
    if (isChunkLoadError(failed.error)) throw failed.error
    return this.props.fallback
  }
}
