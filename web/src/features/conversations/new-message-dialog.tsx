import { messageFields } from '@patchbay/contract/message-fields'
import type { Person } from '@patchbay/contract/people'
import { useId, type ReactNode } from 'react'
import { AreaField } from '../../ui/area-field.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { countHint } from '../../ui/count-hint.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { PersonSearch } from '../people/public.ts'
import { newMessageTexts as texts } from './dialog-texts.ts'
import { PersonChip } from './person-chip.tsx'
import type { StartDialogProps } from './start-dialog-props.ts'
import { forgetSent, useStartForm } from './start-form.ts'
import { useStartConversation } from './use-start-conversation.ts'
import { wordsForStart } from './words-for-start.ts'

interface Draft {
  readonly recipient: Person | null
  readonly content: string
}

const place = 'new-message'
const empty: Draft = { recipient: null, content: '' }

function check({ recipient, content }: Draft) {
  const fault = messageFields.content.safeParse(content).error?.issues[0]?.message
  return {
    ...(!recipient && { recipient: texts.noRecipient }),
    ...(fault !== undefined && { content: fault }),
  }
}

function useNewMessage({ owner, onClose, onStarted }: StartDialogProps) {
  const { mutate, isPending, error, reset } = useStartConversation({
    onSuccess: (_, { message }) => message && forgetSent(owner, place, message.clientId),
  })
  const form = useStartForm<Draft, 'recipient' | 'content'>({
    owner,
    place,
    empty,
    check,
    isSending: isPending,
    send: ({ recipient, content }, clientId) =>
      mutate(
        { userId: recipient?.id ?? '', message: { clientId, content: content.trim() } },
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

/** To one person. Closing loses nothing: what is typed waits until it is opened again. */
export function NewMessageDialog(props: StartDialogProps): ReactNode {
  const id = useId()
  const { form, draft, faults, change, submit, cancel, isSending, failure, sendByKey } =
    useNewMessage(props)
  const { recipient, content } = draft
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
            disabled={!recipient}
            busy={isSending}
            busyLabel={texts.sending}
          >
            {texts.send}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate onSubmit={submit} className="space-y-4">
        {failure !== undefined && <Banner tone="error">{failure}</Banner>}
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
          <PersonSearch
            error={faults.recipient}
            onChoose={(person) => change({ recipient: person }, 'recipient')}
          />
        )}
        <AreaField
          label={texts.message}
          placeholder={texts.placeholder}
          rows={5}
          dir="auto"
          value={content}
          hint={countHint(content, 5_000)}
          error={faults.content}
          readOnly={isSending}
          onChange={(event) => change({ content: event.target.value }, 'content')}
          onKeyDown={sendByKey}
        />
      </form>
    </Sheet>
  )
}
