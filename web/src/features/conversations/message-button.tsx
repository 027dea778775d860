import type { PublicProfile } from '@patchbay/contract/people'
import { MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { conversationTexts as texts } from './texts.ts'
import { useOpenConversation } from './use-open-conversation.ts'

/** On a profile: opens the conversation with that person. */
export function MessageButton({ profile: { id, can } }: { profile: PublicProfile }): ReactNode {
  const { start, isStarting } = useOpenConversation(id)
  return (
    <Button
      variant="primary"
      disabled={!can.message}
      busy={isStarting}
      busyLabel={texts.opening}
      onClick={start}
    >
      <MessageCircle className="size-4" aria-hidden="true" />
      {texts.message}
    </Button>
  )
}
