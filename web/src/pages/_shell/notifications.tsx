import { createFileRoute } from '@tanstack/react-router'
import { NoticesPage } from '../../features/notices/public.ts'

export const Route = createFileRoute('/_shell/notifications')({
  component: NoticesPage,
  staticData: { visitors: 'redirect' },
})
