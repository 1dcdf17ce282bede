import { Gunzip } from 'fflate'
import { NotACapture } from '#features/monitor/traffic/pcap.ts'
import { createSummary } from '#features/monitor/traffic/summary.ts'
import type { CaptureSummary } from '#features/monitor/traffic/capture-summary.ts'

/** The first byte of a compressed file; captures begin with another one. */
const gzipMagic = 0x1f

/** Reads a capture as it is downloaded, compressed or not. What cannot be unpacked ends it, as its end would. */
export function createCaptureReader() {
  const summary = createSummary()
  let unpack: Gunzip | undefined
  let isFirst = true
  let isBroken = false

  const push = (chunk: Uint8Array) => {
    if (isBroken || chunk.length === 0) return
    if (isFirst && chunk[0] === gzipMagic) unpack = new Gunzip((bytes) => summary.push(bytes))
    isFirst = false
    if (unpack) tryTo((gunzip) => gunzip.push(chunk))
    else summary.push(chunk)
  }

  const tryTo = (step: (gunzip: Gunzip) => void) => {
    if (!unpack) return
    try {
      step(unpack)
    } catch (error) {
      if (error instanceof NotACapture) throw error
      isBroken = true
    }
  }

  return {
    push,
    /** @param isWhole false when it was not read to its end on purpose */
    end: (isWhole: boolean): CaptureSummary => {
      // Only now it is known whether more should have come.
      tryTo((gunzip) => gunzip.push(new Uint8Array(), true))
      const result = summary.end()
      return { ...result, isCut: result.isCut || isBroken || !isWhole }
    },
  }
}
