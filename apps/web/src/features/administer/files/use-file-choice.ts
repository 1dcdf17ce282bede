import type { FileUseKind } from '@halyard/api'
import { optionParam, textParam, useListChoice } from '#shared/list/list-choice.ts'
import type { ListChoice } from '#shared/list/list-choice.ts'

/** What files are asked for by: who uses them, or that nobody does. */
export const fileShows = [
  'Unused',
  'Challenge',
  'Game',
  'Post',
  'User',
  'Team',
  'Writeup',
  'Setting',
] as const satisfies readonly ('Unused' | FileUseKind)[]

export type FileShow = (typeof fileShows)[number]

const params = { text: textParam('q'), show: optionParam('show', ['all', ...fileShows], 'all') }

export type FileChoice = ListChoice<typeof params>

/** Which files the address asks for, and how to ask for others. */
export const useFileChoice = () => useListChoice(params)
