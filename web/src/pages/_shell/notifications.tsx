import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { NoticeAnswer } from '../../features/communities/memberships/public.ts'
import {
  AnswerRequests,
  NoticesPage,
  type RequestAnswerProps,
} from '../../features/notices/notices/public.ts'
import { LazyPart, lazyPart } from '../../ui/states/lazy-part.tsx'

export const Route = createFileRoute('/_shell/notifications')({
  component: Notifications,
  staticData: { visitors: 'redirect' },
})

const ForYou = lazyPart(() => import('../-for-you.tsx').then((module) => module.ForYou))

const answerRequest = (props: RequestAnswerProps): ReactNode => <NoticeAnswer {...props} />

function Notifications(): ReactNode {
  return (
    <AnswerRequests value={answerRequest}>
      <NoticesPage
        suggestions={
          <LazyPart>
            <ForYou />
          </LazyPart>
        }
      />
    </AnswerRequests>
  )
}
