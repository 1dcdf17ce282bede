import { useLingui } from '@lingui/react/macro'

/** Two divisions with their declarations, as they are typed. */
export type TracksForm = {
  firstName: string
  firstText: string
  secondName: string
  secondText: string
}

/** Names and declarations to start from, in the language of the organizer. */
export function usePresetTracks(): TracksForm {
  const { t } = useLingui()
  return {
    firstName: t({
      message: 'People',
      context: 'division',
      comment:
        'Name of a division, at most 31 characters: teams that play without language models.',
    }),
    firstText: [
      t`I play without language models and without agents built on them: no chat assistant, no code completion by a model, no answers of a model in a search engine.`,
      t`Search engines, documentation, debuggers, decompilers and scripts that I or my team wrote are fine.`,
      t`If the organizers ask, I explain how I solved a challenge.`,
    ].join('\n\n'),
    secondName: t({
      message: 'People with assistants',
      comment: 'Name of a division, at most 31 characters: teams that use language models.',
    }),
    secondText: [
      t`I may use language models and agents. I stay responsible for what they do in my name: they keep the rules of the game, attack nothing but the challenges, and share no flags.`,
      t`If the organizers ask, I say which models and tools my team used.`,
    ].join('\n\n'),
  }
}
