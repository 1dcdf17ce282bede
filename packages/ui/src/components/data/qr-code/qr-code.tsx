import { type ReactNode, useEffect, useState } from 'react'
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx'
import { darkPath } from './matrix.ts'
import * as styles from './qr-code.css.ts'

export type QrCodeProps = {
  /** What the camera reads, up to about 2,300 bytes. */
  value: string
  /** What it leads to, for readers. */
  label: string
  /** Side in px. */
  size?: number
  /** Shown when the value is too long for a code. */
  tooLong: ReactNode
}

/** Without a path the value was too long. */
type Drawing = { of: string; side: number; path: string | null }

/** The encoder loads with the first code. Medium error correction, a quiet zone of four squares. */
async function draw(value: string): Promise<Drawing> {
  const { encodeQR } = await import('qr')
  try {
    const matrix = encodeQR(value, 'raw', { ecc: 'medium', border: 4 })
    return { of: value, side: matrix.length, path: darkPath(matrix) }
  } catch {
    return { of: value, side: 0, path: null }
  }
}

export function QrCode({ value, label, size = 160, tooLong }: QrCodeProps) {
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  useEffect(() => {
    let isCurrent = true
    const update = async () => {
      const next = await draw(value)
      if (isCurrent) setDrawing(next)
    }
    void update()
    return () => {
      isCurrent = false
    }
  }, [value])
  if (!drawing || drawing.of !== value) return <Skeleton width={`${size}px`} height={`${size}px`} />
  if (drawing.path === null) return <p>{tooLong}</p>
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${drawing.side} ${drawing.side}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path d={drawing.path} fill="currentColor" />
    </svg>
  )
}
