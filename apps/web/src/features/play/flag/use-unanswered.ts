import { ApiError } from '@halyard/api'
import { playQueries } from '@halyard/query'
import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { verdictOfUnanswered } from '#features/play/flag/submissions.ts'
import type { Submission, Verdict } from '#features/play/flag/submissions.ts'

const firstWait = 1000
const longestWait = 15_000

/**
 * Finds out what became of an answer whose line broke, from what the server says of the challenge and the own board. Asks
 * until there is an answer, ever more slowly, and at once when the browser is back online.
 */
export function useUnanswered(sent: Submission): Verdict | undefined {
  const client = useQueryClient()
  const [verdict, setVerdict] = useState<Verdict>()
  const { gameId, challengeId, attemptsBefore } = sent
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let tries = 0
    let isOver = false
    const ask = async () => {
      clearTimeout(timer)
      const found = await look(client, { gameId, challengeId, attemptsBefore }).catch(
        () => undefined,
      )
      if (isOver) return
      if (found) {
        setVerdict(found)
        return
      }
      clearTimeout(timer)
      timer = setTimeout(() => void ask(), Math.min(longestWait, firstWait * 2 ** tries++))
    }
    const handleOnline = () => void ask()
    void ask()
    window.addEventListener('online', handleOnline)
    return () => {
      isOver = true
      clearTimeout(timer)
      window.removeEventListener('online', handleOnline)
    }
  }, [client, gameId, challengeId, attemptsBefore])
  return verdict
}

/** One look. @throws ApiError when there was no answer that says anything */
async function look(
  client: QueryClient,
  {
    gameId,
    challengeId,
    attemptsBefore,
  }: Pick<Submission, 'gameId' | 'challengeId' | 'attemptsBefore'>,
): Promise<Verdict> {
  const challenge = playQueries.challenge(gameId, challengeId)
  const play = playQueries.details(gameId)
  // Answers that were asked for before the line broke say nothing.
  await Promise.all([challenge, play].map(({ queryKey }) => client.cancelQueries({ queryKey })))
  try {
    const once = { staleTime: 0, retry: false } as const
    const [{ attempts }, { rank }] = await Promise.all([
      client.query({ ...challenge, ...once }),
      client.query({ ...play, ...once }),
    ])
    const isSolved = rank?.solvedChallenges.some(({ id }) => id === challengeId) ?? false
    return verdictOfUnanswered({ attemptsBefore }, { attempts, isSolved })
  } catch (error) {
    if (isFinal(error)) return 'unknown'
    throw error
  }
}

/** The game is over or gone: nobody will ever say. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && [400, 403, 404].includes(error.status)
