import { createFileRoute } from '@tanstack/react-router'
import { NoticeAnswer } from '../../features/communities/memberships/public.ts'
import { NoticesPage, RequestAnswer } from '../../features/notices/notices/public.ts'

export const Route = createFileRoute('/_shell/notifications')({
  component: () => (
    <RequestAnswer value={(props) => <NoticeAnswer {...props} />}>
      <NoticesPage />
    </RequestAnswer>
  ),
  staticData: { visitors: 'redirect' },
})
