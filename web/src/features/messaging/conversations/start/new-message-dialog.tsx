import { messageFields } from '@patchbay/contract/messaging/message-fields'
import type { Person } from '@patchbay/contract/people/people'
import { firstIssue } from '../../../../platform/state/validation-errors.ts'
import type { ReactNode } from 'react'
import { PersonSearch } from '../../../people/people/public.ts'
import { newMessageTexts as texts } from './dialog-texts.ts'
import { PersonChip } from './person-chip.tsx'
import { RecentPeople } from './recent-people.tsx'
import { StartDialog, type StartDialogProps } from './start-dialog.tsx'
import { forgetSent, useStartForm } from './start-form.ts'
import { useStartConversation, type ConversationStart } from './use-start-conversation.ts'

interface Draft {
  readonly recipient: Person | null
  readonly content: string
}

const draftKey = 'new-message'
const empty: Draft = { recipient: null, content: '' }

function check({ recipient, content }: Draft) {
  const validationError = firstIssue(messageFields.content.safeParse(content).error)
  return {
    ...(!recipient && { recipient: texts.noRecipient }),
    ...(validationError !== undefined && { content: validationError }),
  }
}

/** Starts a conversation with one person. */
export function NewMessageDialog(dialog: StartDialogProps): ReactNode {
  const started = useStartForm<Draft, keyof Draft, ConversationStart>({
    dialog,
    draftKey,
    empty,
    check,
    starting: useStartConversation({
      onSuccess: (_, { message }) =>
        message && forgetSent(dialog.owner, draftKey, message.clientId),
    }),
    startOf: ({ recipient, content }, clientId) => ({
      userId: recipient?.id ?? '',
      message: { clientId, content: content.trim() },
    }),
  })
  const { state, draft, change } = started
  const { validationErrors, isSending } = state
  const { recipient } = draft
  return (
    <StartDialog
      dialog={dialog}
      texts={texts}
      started={started}
      rows={5}
      disabled={recipient === null}
    >
      {recipient ? (
        <div>
          <p className="mb-1.5 text-meta font-semibold">{texts.recipient}</p>
          <div className="flex">
            <PersonChip
              person={recipient}
              onRemove={() => !isSending && change({ recipient: null }, 'recipient')}
            />
          </div>
        </div>
      ) : (
        <div className="space-y-3">
          <PersonSearch
            error={validationErrors.recipient}
            onChoose={(person) => change({ recipient: person }, 'recipient')}
          />
          <RecentPeople
            onPress={(person, { currentTarget }) => {
              // The pressed button goes away, and the message comes next.
              currentTarget.form?.querySelector('textarea')?.focus()
              change({ recipient: person }, 'recipient')
            }}
          />
        </div>
      )}
    </StartDialog>
  )
}
