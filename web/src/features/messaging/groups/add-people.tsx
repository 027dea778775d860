import type { Conversation } from '@patchbay/contract/messaging/conversations'
import { addParticipants } from '@patchbay/contract/messaging/groups'
import { mostParticipants } from '@patchbay/contract/messaging/message-fields'
import type { Person } from '@patchbay/contract/people/people'
import { UserPlus } from 'lucide-react'
import { useLayoutEffect, type ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { useForm } from '../../../platform/state/use-form.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { nameOf } from '../../people/people/public.ts'
import { ParticipantsField } from '../conversations/public.ts'
import { groupWords } from './group-words.ts'
import { memberTexts as texts } from './member-texts.ts'
import { useFocusBack } from './use-focus-back.ts'
import { useGroupCache } from './use-group-act.ts'

interface AddPeopleProps {
  conversation: Conversation
  /** The chosen people, while the form is open. */
  people: readonly Person[] | undefined
  onChange: (people: readonly Person[] | undefined) => void
  /** Above the list, beside the button that opens the form. */
  heading: ReactNode
}

function AddForm(props: AddPeopleProps & { people: readonly Person[] }): ReactNode {
  const { conversation, people, onChange } = props
  const { id, participants, participantCount, can } = conversation
  const { take, refresh } = useGroupCache(id)
  const state = useForm({
    names: ['userIds'],
    check: () =>
      people.length === 0
        ? { validationErrors: { userIds: texts.addNobody } }
        : { input: people.map((one) => one.id) },
    send: (userIds) => call(addParticipants, { params: { conversationId: id }, body: { userIds } }),
    onSent: (answer) => {
      take(answer)
      const asked = people.filter((one) => answer.askedBack.includes(one.id)).map(nameOf)
      if (asked.length > 0) showToast({ message: texts.askedBack(asked) })
      onChange(undefined)
    },
    onFailure: refresh,
    wordsFor: (error) => groupWords(error, texts.addFailed),
  })
  const { form, validationErrors, isSending } = state
  // Before the sheet notices that the button that was pressed is gone.
  useLayoutEffect(
    () => form.current?.querySelector<HTMLElement>('[role=combobox]')?.focus(),
    [form],
  )
  const failure = state.failure ?? (can.manage ? undefined : texts.refused.forbidden)
  const isAboutOne = people.length > 1 && failure === texts.refused.conversation_blocked
  return (
    <Form
      state={{ ...state, failure }}
      note={isAboutOne ? texts.someBlocked : undefined}
      className="my-3 space-y-3 rounded-control border border-line p-3"
    >
      <ParticipantsField
        people={people}
        label={texts.add}
        hint={texts.addNote}
        error={validationErrors.userIds}
        disabled={isSending}
        without={participants.flatMap(({ userId, leftAt }) => (leftAt === null ? userId : []))}
        most={mostParticipants - participantCount}
        onChange={(chosen) => {
          state.reset()
          onChange(chosen)
        }}
      />
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="ghost" onClick={() => onChange(undefined)}>
          {texts.cancel}
        </Button>
        <Button size="sm" type="submit" variant="primary" busy={isSending} busyLabel={texts.adding}>
          {texts.addSubmit}
        </Button>
      </div>
    </Form>
  )
}

/** The heading of the list, and for admins a button to add people. */
export function AddPeople(props: AddPeopleProps): ReactNode {
  const { conversation, people, onChange, heading } = props
  const isOpen = people !== undefined
  const button = useFocusBack(isOpen)
  return (
    <>
      <div className="flex min-h-9 items-center justify-between gap-3">
        {heading}
        {conversation.can.manage && !isOpen && (
          <Button ref={button} size="sm" onClick={() => onChange([])}>
            <UserPlus className="size-4" aria-hidden="true" />
            {texts.add}
          </Button>
        )}
      </div>
      {isOpen && <AddForm {...props} people={people} />}
    </>
  )
}
