import { mutationHook } from '#core/hooks.ts'
import { openHint } from '#game/hints/mutations.ts'

export const useOpenHint = mutationHook(openHint)
