import { createFileRoute } from '@tanstack/react-router'
import { MessagesPage } from '../../features/messages/public.ts'

export const Route = createFileRoute('/_shell/messages')({
  component: MessagesPage,
  staticData: { visitors: 'version' },
})
