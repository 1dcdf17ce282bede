// Pages allow no WebAssembly, workers do; and the browser's own digests are missing without HTTPS.
import { expose } from 'comlink'
import { packWithSums } from '#features/monitor/cheat/pack.ts'

const packer = { pack: packWithSums }
export type Packer = typeof packer

expose(packer)
