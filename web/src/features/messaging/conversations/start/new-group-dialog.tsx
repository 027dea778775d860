import { isBlank } from '@patchbay/contract/blank'
import {
  fewestOthers,
  groupFields,
  messageFields,
} from '@patchbay/contract/messaging/message-fields'
import { createGroup } from '@patchbay/contract/messaging/groups'
import type { Person } from '@patchbay/contract/people/people'
import { firstIssue } from '../../../../platform/state/validation-errors.ts'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../../../platform/http/api.ts'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { useNoticedEnd, useSessions } from '../../../accounts/sessions/public.ts'
import { conversationTexts } from '../texts.ts'
import { newGroupTexts as texts } from './dialog-texts.ts'
import { ParticipantsField } from './participants-field.tsx'
import { StartDialog, type StartDialogProps } from './start-dialog.tsx'
import { forgetSent, useStartForm } from './start-form.ts'
import { nobodySignedIn } from './words-for-start.ts'

interface NewGroup {
  /** The client id of the group and of its first message. */
  readonly clientId: string
  readonly name: string
  readonly memberIds: readonly string[]
  /** Blank if there is no first message. */
  readonly initialMessage: string
}

/**
 * Creates a group; the same client id creates it only once. The callback also runs if the page was
 * left meanwhile.
 */
export function useCreateGroup(
  onSuccess?: (made: { readonly id: string }, group: NewGroup) => void,
) {
  const sessions = useSessions()
  const noticed = useNoticedEnd(conversationTexts.signIn)
  return useMutation({
    mutationFn: async (group: NewGroup) => {
      if (!sessions.state().user) throw nobodySignedIn()
      const { clientId, name, memberIds, initialMessage: content } = group
      const initialMessage = isBlank(content) ? null : { clientId, content }
      const body = { clientId, name, memberIds: [...memberIds], initialMessage }
      return noticed(call(createGroup, { body }))
    },
    networkMode: 'always',
    ...(onSuccess && { onSuccess }),
  })
}

interface Draft {
  readonly name: string
  readonly people: readonly Person[]
  readonly content: string
}

const draftKey = 'new-group'
const empty: Draft = { name: '', people: [], content: '' }

function check({ name, people, content }: Draft) {
  const nameError = firstIssue(groupFields.name.safeParse(name).error)
  const isSaid = !isBlank(content)
  const contentError = isSaid && firstIssue(messageFields.content.safeParse(content).error)
  return {
    ...(nameError !== undefined && { name: nameError }),
    ...(people.length < fewestOthers && { people: texts.tooFew }),
    ...(contentError && { content: contentError }),
  }
}

/** Starts a group of three or more people. */
export function NewGroupDialog(dialog: StartDialogProps): ReactNode {
  const started = useStartForm<Draft, keyof Draft, NewGroup>({
    dialog,
    draftKey,
    empty,
    check,
    starting: useCreateGroup((_, { clientId }) => forgetSent(dialog.owner, draftKey, clientId)),
    startOf: ({ name, people, content }, clientId) => ({
      clientId,
      name: name.trim(),
      memberIds: people.map(({ id }) => id),
      initialMessage: content.trim(),
    }),
  })
  const { state, draft, change } = started
  const { validationErrors, isSending } = state
  return (
    <StartDialog dialog={dialog} texts={texts} started={started} rows={2} optional>
      <TextField
        label={texts.name}
        dir="auto"
        autoComplete="off"
        value={draft.name}
        error={validationErrors.name}
        readOnly={isSending}
        onChange={(event) => change({ name: event.target.value }, 'name')}
      />
      <ParticipantsField
        people={draft.people}
        error={validationErrors.people}
        disabled={isSending}
        onChange={(people) => change({ people }, 'people')}
      />
    </StartDialog>
  )
}
