import { createFileRoute } from '@tanstack/react-router'
import { NoticeAnswer } from '../../features/communities/memberships/public.ts'
import { AnswerRequests, NoticesPage } from '../../features/notices/notices/public.ts'

export const Route = createFileRoute('/_shell/notifications')({
  component: () => (
    <AnswerRequests value={(props) => <NoticeAnswer {...props} />}>
      <NoticesPage />
    </AnswerRequests>
  ),
  staticData: { visitors: 'redirect' },
})
