import type { Conversation } from '@patchbay/contract/messaging/conversations'
import { renameGroup } from '@patchbay/contract/messaging/groups'
import { groupFields } from '@patchbay/contract/messaging/message-fields'
import { Pencil } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { inputUnless, useForm } from '../../../platform/state/use-form.ts'
import { firstIssue } from '../../../platform/state/validation-errors.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { groupWords } from './group-words.ts'
import { memberTexts as texts } from './member-texts.ts'
import { useFocusBack } from './use-focus-back.ts'
import { useGroupCache } from './use-group-act.ts'

interface GroupNameProps {
  conversation: Conversation
  title: string
  /** The typed name, while it is being edited. */
  typed: string | undefined
  onType: (name: string | undefined) => void
}

const nameError = (name: string): string | undefined =>
  firstIssue(groupFields.name.safeParse(name).error)

function NameForm(props: GroupNameProps & { typed: string }): ReactNode {
  const { conversation, title, typed, onType } = props
  const box = useRef<HTMLInputElement>(null)
  const { take, refresh } = useGroupCache(conversation.id)
  const state = useForm<'name', string, Conversation>({
    names: ['name'],
    check: () => {
      const name = typed.trim()
      if (name !== title) return inputUnless({ name: nameError(typed) }, name)
      onType(undefined)
      return undefined
    },
    send: (name) =>
      call(renameGroup, { params: { conversationId: conversation.id }, body: { name } }),
    onSent: (answer) => {
      take(answer)
      onType(undefined)
    },
    onFailure: refresh,
    wordsFor: (error) => groupWords(error, texts.renameFailed),
  })
  useEffect(() => box.current?.select(), [])
  const { form, validationErrors, failure, isSending, submit } = state
  const refusal = conversation.can.manage ? undefined : texts.refused.forbidden
  return (
    <form ref={form} noValidate onSubmit={submit} className="space-y-3">
      <TextField
        ref={box}
        label={texts.name}
        dir="auto"
        autoComplete="off"
        value={typed}
        readOnly={isSending}
        error={validationErrors.name ?? failure ?? refusal}
        onChange={(event) => {
          state.reset()
          onType(event.target.value)
        }}
      />
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="ghost" onClick={() => onType(undefined)}>
          {texts.cancel}
        </Button>
        <Button size="sm" type="submit" variant="primary" busy={isSending} busyLabel={texts.saving}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}

/** The name of the group, with a button to rename it. */
export function GroupName(props: GroupNameProps): ReactNode {
  const { title, typed, onType } = props
  const button = useFocusBack(typed !== undefined)
  if (typed !== undefined) return <NameForm {...props} typed={typed} />
  return (
    <div className="flex items-center justify-between gap-3">
      <bdi className="min-w-0 text-body font-semibold break-words">{title}</bdi>
      <Button ref={button} size="sm" variant="ghost" onClick={() => onType(title)}>
        <Pencil className="size-4" aria-hidden="true" />
        {texts.rename}
      </Button>
    </div>
  )
}
