import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ComingPage, comingTexts as texts } from '../../features/coming/public.ts'

export const Route = createFileRoute('/_shell/messages')({ component: Messages })

function Messages(): ReactNode {
  return (
    <ComingPage name={texts.messages} title={texts.messagesTitle}>
      {texts.messagesBody}
    </ComingPage>
  )
}
