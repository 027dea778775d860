import type { PublicProfile } from '@patchbay/contract/people'
import { MessageCircle } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { messagesTexts as texts } from './texts.ts'
import { useMessagePerson } from './use-message-person.ts'

/** On somebody's profile. */
export function MessageButton({ profile }: { profile: PublicProfile }): ReactNode {
  const messagePerson = useMessagePerson()
  const [opening, setOpening] = useState(false)
  const press = (): void => {
    setOpening(true)
    void messagePerson(profile.id).finally(() => setOpening(false))
  }
  return (
    <Button variant="primary" disabled={!profile.can.message} busy={opening} onClick={press}>
      <MessageCircle className="size-4" aria-hidden="true" />
      {texts.message}
    </Button>
  )
}
