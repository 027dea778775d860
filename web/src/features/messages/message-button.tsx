import type { PublicProfile } from '@patchbay/contract/people'
import { MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { messagesTexts as texts } from './texts.ts'
import { useMessagePerson } from './use-message-person.ts'

/** On somebody's profile. */
export function MessageButton({ profile }: { profile: PublicProfile }): ReactNode {
  const messagePerson = useMessagePerson()
  return (
    <Button
      variant="primary"
      disabled={!profile.can.message}
      onClick={() => void messagePerson(profile.id)}
    >
      <MessageCircle className="size-4" aria-hidden="true" />
      {texts.message}
    </Button>
  )
}
