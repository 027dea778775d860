import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MessagesPage } from '../../features/messaging/messages/public.ts'

export const Route = createFileRoute('/_shell/messages')({
  // The conversation to open, and the `seq` of a message in it.
  validateSearch: ({ id, at }: Record<string, unknown>): { id?: string; at?: number } => {
    if (typeof id !== 'string' || id === '') return {}
    return Number.isSafeInteger(at) && Number(at) > 0 ? { id, at: Number(at) } : { id }
  },
  component: Messages,
  staticData: { visitors: 'version', hidesBar: (search) => 'id' in search, fillsWindow: true },
})

function Messages(): ReactNode {
  const { id, at } = Route.useSearch()
  return <MessagesPage openId={id} at={at} />
}
