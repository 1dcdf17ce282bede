// A classic script in the document's head, before the first paint and before any module: apps/web/build/boot-script.ts.
import { boot } from '@halyard/ui/boot'
import { keepEarlyPress } from '#app/focus/early-press.ts'
import { askAhead } from '#boot/ask-ahead.ts'
import type { Plan } from '#boot/plan.ts'

/** Written in by the build; null where there is none. */
declare const PLAN: Plan | null

boot()
keepEarlyPress()
if (PLAN) askAhead(PLAN)
