import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MessagesPage } from '../../features/messages/public.ts'

export const Route = createFileRoute('/_shell/messages')({
  // The conversation to open.
  validateSearch: ({ id }: Record<string, unknown>): { id?: string } =>
    typeof id === 'string' && id !== '' ? { id } : {},
  component: Messages,
  staticData: { visitors: 'version', hidesBar: (search) => 'id' in search, fillsWindow: true },
})

function Messages(): ReactNode {
  return <MessagesPage openId={Route.useSearch().id} />
}
