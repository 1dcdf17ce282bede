import { from } from '@halyard/ui/breakpoints'
import { Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { withTexts } from '#i18n/activate.ts'
import { afterFirstPaint } from '#shared/first-paint.ts'
import { backgroundPart } from '#shared/lazy-part.ts'
import { parseId } from '#shared/params.ts'
import { useHasExtension } from '#shared/platform/platform.ts'
import { useIsMounted } from '#shared/use-is-mounted.ts'
import { useMedia } from '#shared/hooks/use-media.ts'
import { useMayOpen, useUser } from '#shared/session/user.ts'

const NoticesBell = backgroundPart('NoticesBell', async () => {
  await afterFirstPaint
  return import('#features/play/notices/notices-bell.tsx')
})

const QuestionsBell = backgroundPart('QuestionsBell', async () => {
  await afterFirstPaint
  return withTexts('staff', () => import('#features/organise/questions/questions-bell.tsx'))
})

/** In narrower bars an open game takes the room; there its tabs or its board lead to the notices. */
const wideEnough = from('md')

/** The bells of the game opened last since the page was loaded. Its code loads with the first game of who is signed in. */
export function NoticesBellHost() {
  const isSignedIn = useUser() !== null
  const isWide = useMedia(wideEnough)
  const opened = parseId(useParams().gameId)
  const [last, setLast] = useState(opened)
  if (opened !== undefined && opened !== last) setLast(opened)
  const hasRoom = isWide || opened === undefined
  const isMounted = useIsMounted()
  const hasQuestions = useHasExtension('questions')
  const mayOpen = useMayOpen()
  if (!isSignedIn || !isMounted || last === undefined) return null
  const mayAnswer = mayOpen('monitorQuestions', last) || mayOpen('gameQuestions', last)
  return (
    <>
      {hasRoom && (
        <Suspense>
          <NoticesBell gameId={last} />
        </Suspense>
      )}
      {hasQuestions && mayAnswer && (
        <Suspense>
          <QuestionsBell key={last} gameId={last} hasRoom={hasRoom} />
        </Suspense>
      )}
    </>
  )
}
