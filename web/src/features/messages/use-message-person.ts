import { useNavigate } from '@tanstack/react-router'
import { useStillSignedIn } from '../sessions/public.ts'
import { messagesTexts as texts } from './texts.ts'

/** The one way from a person to the conversation with them. */
export function useMessagePerson(): (userId: string) => Promise<void> {
  const navigate = useNavigate()
  const stillSignedIn = useStillSignedIn()
  return async (userId) => {
    if (await stillSignedIn(texts.signIn))
      await navigate({ to: '/messages', search: { to: userId } })
  }
}
