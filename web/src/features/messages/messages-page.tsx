import type { ReactNode } from 'react'
import { ComingPage } from '../coming/public.ts'
import { SignInPrompt, useSession } from '../sessions/public.ts'
import { messagesTexts as texts } from './texts.ts'

export function MessagesPage(): ReactNode {
  if (!useSession().user)
    return (
      <SignInPrompt page={texts.page} title={texts.visitorTitle}>
        {texts.visitorBody}
      </SignInPrompt>
    )
  return (
    <ComingPage name={texts.page} title={texts.comingTitle}>
      {texts.comingBody}
    </ComingPage>
  )
}
