import { useLingui } from '@lingui/react/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Order } from '#features/organise/certificates/certificate-worker.ts'
import * as styles from './certificates.css.ts'

/** Milliseconds after the last letter until the sheet is rendered. */
const pauseMs = 350

/** The first certificate of an order as it will be saved: the same file, drawn while its text is written. */
export function CertificatePreview({ order }: { order: Order }) {
  const { t } = useLingui()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing')
  const [recipient] = order.recipients
  const wanted = JSON.stringify({
    ...order,
    recipients: recipient ? [recipient] : [],
  } satisfies Order)
  useEffect(() => {
    let isCurrent = true
    let close = () => {}
    const draw = async () => {
      const [{ drawSample }, { openPdf }, { drawPicture }] = await Promise.all([
        import('#features/organise/certificates/make-certificates.ts'),
        import('#features/organise/writeups/pdf.ts'),
        import('#features/organise/writeups/draw-picture.ts'),
      ])
      const bytes = await drawSample(JSON.parse(wanted))
      if (!isCurrent) return
      const opened = openPdf({ data: bytes })
      close = opened.close
      const page = await (await opened.document).getPage(1)
      if (!isCurrent || !canvas.current) return
      const { width } = page.getViewport({ scale: 1 })
      await drawPicture(page, canvas.current, canvas.current.clientWidth / width).promise
      if (isCurrent) setState('drawn')
    }
    const timer = setTimeout(() => {
      draw().catch(() => {
        // What was stopped has not failed.
        if (isCurrent) setState('failed')
      })
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
      close()
    }
  }, [wanted])
  const name = recipient?.name ?? ''
  return (
    <figure className={styles.preview} aria-busy={state === 'drawing'}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t`Preview of the certificate for ${name}`}
        className={styles.sheet}
      />
      {state === 'failed' && (
        <figcaption className={styles.note}>
          <Trans>The preview could not be drawn. Save the first one to look at it.</Trans>
        </figcaption>
      )}
    </figure>
  )
}
