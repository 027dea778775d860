import { createFileRoute } from '@tanstack/react-router'
import { MessagesPage } from '../../features/messages/public.ts'

export const Route = createFileRoute('/_shell/messages')({
  // The conversation to open.
  validateSearch: ({ id }: Record<string, unknown>): { id?: string } =>
    typeof id === 'string' && id !== '' ? { id } : {},
  component: MessagesPage,
  staticData: { visitors: 'version' },
})
