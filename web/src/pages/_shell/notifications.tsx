import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { NoticeAnswer } from '../../features/communities/memberships/public.ts'
import { AnswerRequests, NoticesPage } from '../../features/notices/notices/public.ts'
import { LazyPart, lazyPart } from '../../ui/states/lazy-part.tsx'

export const Route = createFileRoute('/_shell/notifications')({
  component: Notifications,
  staticData: { visitors: 'redirect' },
})

const ForYou = lazyPart(() => import('../-for-you.tsx').then((module) => module.ForYou))

function Notifications(): ReactNode {
  return (
    <AnswerRequests value={(props) => <NoticeAnswer {...props} />}>
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
