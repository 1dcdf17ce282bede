import { expose } from 'comlink'
import { createCaptureReader } from '#features/monitor/traffic/capture-reader.ts'

const reader = createCaptureReader()
export type CaptureReader = typeof reader

expose(reader)
