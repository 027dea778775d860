import type { Conversation } from '@patchbay/contract/messaging/conversations'
import { renameGroup } from '@patchbay/contract/messaging/groups'
import { groupFields } from '@patchbay/contract/messaging/message-fields'
import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { groupWords } from './group-words.ts'
import { memberTexts as texts } from './member-texts.ts'
import { useFocusBack } from './use-focus-back.ts'
import { useGroupAct } from './use-group-act.ts'

interface GroupNameProps {
  conversation: Conversation
  title: string
  /** The typed name, while it is being edited. */
  typed: string | undefined
  onType: (name: string | undefined) => void
}

function NameForm(props: GroupNameProps & { typed: string }): ReactNode {
  const { conversation, title, typed, onType } = props
  const box = useRef<HTMLInputElement>(null)
  const [validationError, setValidationError] = useState<string>()
  const { mutate, isPending, error, reset } = useGroupAct(
    conversation.id,
    (name: string) =>
      call(renameGroup, { params: { conversationId: conversation.id }, body: { name } }),
    { onSuccess: () => onType(undefined) },
  )
  useEffect(() => box.current?.select(), [])
  const refusal = conversation.can.manage ? undefined : texts.refused.forbidden
  const save = (event: FormEvent): void => {
    event.preventDefault()
    if (isPending) return undefined
    if (typed.trim() === title) return onType(undefined)
    const found = groupFields.name.safeParse(typed).error?.issues[0]?.message
    setValidationError(found)
    if (found === undefined) return mutate(typed.trim())
    return box.current?.focus()
  }
  return (
    <form noValidate onSubmit={save} className="space-y-3">
      <TextField
        ref={box}
        label={texts.name}
        dir="auto"
        autoComplete="off"
        value={typed}
        readOnly={isPending}
        error={validationError ?? (error ? groupWords(error, texts.renameFailed) : refusal)}
        onChange={(event) => {
          setValidationError(undefined)
          reset()
          onType(event.target.value)
        }}
      />
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="ghost" onClick={() => onType(undefined)}>
          {texts.cancel}
        </Button>
        <Button size="sm" type="submit" variant="primary" busy={isPending} busyLabel={texts.saving}>
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
