export const TITLE = 'Harbour Trials'

export const SUMMARY =
  'A small game to try things out: puzzles around a harbour, from a first flag to a forged pass. It runs for a week.'

export const CONTENT = `Welcome to the **Harbour Trials**, the game that comes with a fresh platform. Everything in it can be solved with the files
you get, the services you start and tools you have: no guessing.

## How to play

1. Form a team, alone or with up to four others, and join.
2. Pick a challenge, read it, download what comes with it.
3. Somewhere in there is a flag that looks like \`halyard{…}\`. Send it.

## How it counts

- A challenge is worth less the more teams solve it, for everybody alike.
- The first three teams to solve one get 5, 3 and 1 % on top.
- Of two teams with the same score, the one that got there first is ahead.
- **Some challenges** give every team a file and a flag of its own: another team's flag is worth nothing to you
- **Three challenges** run a service for your team alone: start an instance, connect to it, stop it when you are done
- **A few challenges** take only so many answers, it says so next to the field
- **One challenge** stops counting after three days

When the week is over the game stays open for practice.
`

export const NOTICES = [
  'The trials are open. Start with **Welcome aboard** if you have never sent a flag before.',
  'Teams get files of their own in *A day at the quay* and *Lost manifest*. Share methods if you like, flags are no use to others.',
] as const
