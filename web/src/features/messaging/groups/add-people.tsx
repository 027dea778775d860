import type { Conversation } from '@patchbay/contract/messaging/conversations'
import { addParticipants } from '@patchbay/contract/messaging/groups'
import { mostParticipants } from '@patchbay/contract/messaging/message-fields'
import type { Person } from '@patchbay/contract/people/people'
import { UserPlus } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { nameOf } from '../../people/people/public.ts'
import { ParticipantsField } from '../conversations/public.ts'
import { groupWords } from './group-words.ts'
import { memberTexts as texts } from './member-texts.ts'
import { useFocusBack } from './use-focus-back.ts'
import { useGroupAct } from './use-group-act.ts'

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
  const form = useRef<HTMLFormElement>(null)
  const [isNobody, setIsNobody] = useState(false)
  const { mutate, isPending, error, reset } = useGroupAct(
    id,
    (userIds: string[]) =>
      call(addParticipants, { params: { conversationId: id }, body: { userIds } }),
    {
      onSuccess: ({ askedBack }) => {
        const asked = people.filter((one) => askedBack.includes(one.id)).map(nameOf)
        if (asked.length > 0) showToast({ message: texts.askedBack(asked) })
        onChange(undefined)
      },
    },
  )
  const focus = (): void => form.current?.querySelector<HTMLElement>('[role=combobox]')?.focus()
  useEffect(focus, [])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (isPending) return undefined
    setIsNobody(people.length === 0)
    return people.length === 0 ? focus() : mutate(people.map((one) => one.id))
  }
  const refusal = can.manage ? undefined : texts.refused.forbidden
  const failure = error ? groupWords(error, texts.addFailed) : refusal
  const isAboutOne = people.length > 1 && failure === texts.refused.conversation_blocked
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="my-3 space-y-3 rounded-control border border-line p-3"
    >
      {failure !== undefined && (
        <Banner tone="error">
          <p>{failure}</p>
          {isAboutOne && <p>{texts.someBlocked}</p>}
        </Banner>
      )}
      <ParticipantsField
        people={people}
        label={texts.add}
        hint={texts.addNote}
        error={isNobody ? texts.addNobody : undefined}
        disabled={isPending}
        without={participants.flatMap(({ userId, leftAt }) => (leftAt === null ? userId : []))}
        most={mostParticipants - participantCount}
        onChange={(chosen) => {
          setIsNobody(false)
          reset()
          onChange(chosen)
        }}
      />
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="ghost" onClick={() => onChange(undefined)}>
          {texts.cancel}
        </Button>
        <Button size="sm" type="submit" variant="primary" busy={isPending} busyLabel={texts.adding}>
          {texts.addSubmit}
        </Button>
      </div>
    </form>
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
