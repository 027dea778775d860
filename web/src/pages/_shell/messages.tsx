import { createFileRoute } from '@tanstack/react-router'
import { MessagesPage } from '../../features/messages/public.ts'

export const Route = createFileRoute('/_shell/messages')({
  // Whom to write to, for whoever comes from a profile.
  validateSearch: ({ to }: Record<string, unknown>): { to?: string } =>
    typeof to === 'string' && to !== '' ? { to } : {},
  component: MessagesPage,
  staticData: { visitors: 'version' },
})
