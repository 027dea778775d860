import type { PublicProfile } from '@patchbay/contract/people/people'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { ApiError } from '../../../../platform/http/api-error.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { showToast } from '../../../../ui/overlays/toast.ts'
import { personKeys } from '../../../people/people/public.ts'
import { conversationTexts as texts } from '../texts.ts'
import { useStartConversation } from './use-start-conversation.ts'
import { wordsForStart } from './words-for-start.ts'

/** Opens the conversation with a person. */
function useOpenConversation(userId: string) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { mutate, isPending, isSuccess, reset } = useStartConversation({
    onError: (error) => {
      // The sign-in dialog follows and names the reason, so no error is shown.
      if (error instanceof ApiError && error.code === 'not_authenticated') return
      showToast({ message: wordsForStart(error), tone: 'error' })
      // The profile may allow something else by now.
      void client.invalidateQueries({ queryKey: personKeys.one(userId) })
    },
  })
  return {
    /** Does not navigate if the viewer has left the page meanwhile. */
    start: (): void =>
      mutate(
        { userId },
        {
          // Reset, so that the button works again if the viewer goes back before the next page is
          // shown.
          onSuccess: ({ id }) => void navigate({ to: '/messages', search: { id } }).finally(reset),
        },
      ),
    /** True until the conversation is on screen. */
    isStarting: isPending || isSuccess,
  }
}

interface MessageButtonProps {
  profile: Pick<PublicProfile, 'id'> & {
    readonly can: Pick<PublicProfile['can'], 'message'>
    readonly blockedByMe?: boolean
  }
  /** A card among others says whom it is for. */
  name?: string
}

/** Opens the conversation with a person: the main action of a profile, and that of a card. */
export function MessageButton({ profile, name }: MessageButtonProps): ReactNode {
  const { id, can, blockedByMe = false } = profile
  const { start, isStarting } = useOpenConversation(id)
  const reasonId = useId()
  // A block by the other person is not named.
  const isReasonShown = blockedByMe && !can.message
  return (
    <>
      <Button
        {...(name === undefined
          ? { variant: 'primary' }
          : { size: 'sm', 'aria-label': texts.messageTo(name) })}
        disabled={!can.message}
        aria-describedby={isReasonShown ? reasonId : undefined}
        busy={isStarting}
        busyLabel={texts.opening}
        onClick={start}
      >
        <MessageCircle className="size-4" aria-hidden="true" />
        {texts.message}
      </Button>
      {isReasonShown && (
        // Under the row of buttons.
        <p id={reasonId} className="order-last basis-full text-meta text-ink-2">
          {texts.messageBlocked}
        </p>
      )}
    </>
  )
}
