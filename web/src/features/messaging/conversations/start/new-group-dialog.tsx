import { isBlank } from '@patchbay/contract/blank'
import {
  fewestOthers,
  groupFields,
  messageFields,
} from '@patchbay/contract/messaging/message-fields'
import type { Person } from '@patchbay/contract/people/people'
import { firstIssue } from '../../../../platform/state/validation-errors.ts'
import type { ReactNode } from 'react'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { newGroupTexts as texts } from './dialog-texts.ts'
import { ParticipantsField } from './participants-field.tsx'
import { StartDialog, type StartDialogProps } from './start-dialog.tsx'
import { forgetSent, useStartForm } from './start-form.ts'
import { useCreateGroup, type NewGroup } from './use-create-group.ts'

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
