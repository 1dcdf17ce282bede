import { found, type Journey, type Trip } from '#groups/journeys/trip.ts'

const journey = 'journey: play'

/** A player opens a challenge, fetches its file, and submits a wrong and the right flag. */
export const playing: Journey = {
  name: 'play',
  operations: [
    'getGameDetails',
    'getChallenge',
    'getAsset',
    'submitFlag',
    'getSubmissionStatus',
    'createContainer',
    'extendContainer',
    'deleteContainer',
    'proxyInstance',
    'getWriteup',
    'submitWriteup',
    'listNotices',
  ],
  play: async (trip) => {
    const { findings } = trip
    const player = found(trip, 'player')
    const { game, challengeId, title, content, flag } = found(trip, 'event')
    const details = await player.ok('getGameDetails', { path: game.path })
    const listed = Object.values(details.challenges).flat()
    const isListed = listed.some((one) => one.id === challengeId && one.title === title)
    findings.check(journey, isListed, 'the challenge is not on the board')
    const challenge = await player.ok('getChallenge', { path: game.at(challengeId) })
    findings.same(journey, 'the text of the challenge', challenge.content, content)
    await fetchFile(trip, challenge.context.url)
    const wrong = await game.submit(player, challengeId, 'flag{no}')
    findings.same(journey, 'a wrong flag', wrong, 'WrongAnswer')
    const right = await game.submit(player, challengeId, flag)
    findings.same(journey, 'the right flag', right, 'Accepted')
    await player.ok('getWriteup', { path: game.path })
  },
}

async function fetchFile({ anonymous, findings }: Trip, url: string | null): Promise<void> {
  const [, hash, filename] = /^\/assets\/([0-9a-f]{64})\/([^/]+)$/.exec(url ?? '') ?? []
  findings.check(journey, hash !== undefined, `the file of the challenge: got ${url}`)
  if (!hash || !filename) return
  const answer = await anonymous.send('getAsset', { path: { hash, filename } })
  findings.same(journey, 'status of the file', answer.status, 200)
  findings.check(journey, answer.bytes.length > 0, 'the file of the challenge is empty')
}
