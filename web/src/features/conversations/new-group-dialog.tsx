import { fewestOthers, groupFields, messageFields } from '@patchbay/contract/message-fields'
import type { Person } from '@patchbay/contract/people'
import { useId, type ReactNode } from 'react'
import { AreaField } from '../../ui/area-field.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { countHint } from '../../ui/count-hint.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { newGroupTexts as texts } from './dialog-texts.ts'
import { ParticipantsField } from './participants-field.tsx'
import type { StartDialogProps } from './start-dialog-props.ts'
import { forgetSent, useStartForm } from './start-form.ts'
import { useCreateGroup } from './use-create-group.ts'
import { wordsForStart } from './words-for-start.ts'

interface Draft {
  readonly name: string
  readonly people: readonly Person[]
  readonly content: string
}

const place = 'new-group'
const empty: Draft = { name: '', people: [], content: '' }

function check({ name, people, content }: Draft) {
  const nameFault = groupFields.name.safeParse(name).error?.issues[0]?.message
  const isSaid = content.trim() !== ''
  const contentFault = isSaid && messageFields.content.safeParse(content).error?.issues[0]?.message
  return {
    ...(nameFault !== undefined && { name: nameFault }),
    ...(people.length < fewestOthers && { people: texts.tooFew }),
    ...(contentFault && { content: contentFault }),
  }
}

function useNewGroup({ owner, onClose, onStarted }: StartDialogProps) {
  const { mutate, isPending, error, reset } = useCreateGroup((_, { clientId }) =>
    forgetSent(owner, place, clientId),
  )
  const form = useStartForm<Draft, keyof Draft>({
    owner,
    place,
    empty,
    check,
    isSending: isPending,
    send: ({ name, people, content }, clientId) =>
      mutate(
        {
          clientId,
          name: name.trim(),
          memberIds: people.map(({ id }) => id),
          initialMessage: content.trim(),
        },
        { onSuccess: ({ id }) => onStarted(id) },
      ),
  })
  return {
    ...form,
    isSending: isPending,
    failure: error ? wordsForStart(error) : undefined,
    cancel: (): void => {
      form.forget()
      reset()
      onClose()
    },
  }
}

/** For three and more. Closing loses nothing: what is typed waits until it is opened again. */
export function NewGroupDialog(props: StartDialogProps): ReactNode {
  const id = useId()
  const { form, draft, faults, change, submit, cancel, isSending, failure, sendByKey } =
    useNewGroup(props)
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={texts.title}
      footer={
        <>
          <Button variant="ghost" onClick={cancel}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            busy={isSending}
            busyLabel={texts.creating}
          >
            {texts.create}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate onSubmit={submit} className="space-y-5">
        {failure !== undefined && <Banner tone="error">{failure}</Banner>}
        <TextField
          label={texts.name}
          dir="auto"
          autoComplete="off"
          value={draft.name}
          error={faults.name}
          readOnly={isSending}
          onChange={(event) => change({ name: event.target.value }, 'name')}
        />
        <ParticipantsField
          people={draft.people}
          error={faults.people}
          disabled={isSending}
          onChange={(people) => change({ people }, 'people')}
        />
        <AreaField
          label={texts.message}
          placeholder={texts.placeholder}
          optional
          rows={2}
          dir="auto"
          value={draft.content}
          hint={countHint(draft.content, 5_000)}
          error={faults.content}
          readOnly={isSending}
          onChange={(event) => change({ content: event.target.value }, 'content')}
          onKeyDown={sendByKey}
        />
      </form>
    </Sheet>
  )
}
