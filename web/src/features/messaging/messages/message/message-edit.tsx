import { longestMessage } from '@patchbay/contract/messaging/message-length'
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { countCharacters, countHint } from '../../../../ui/fields/count-hint.ts'
import { boxStyle, FieldError } from '../../../../ui/fields/field.tsx'
import { isComposing } from '../../../../ui/fields/is-composing.ts'
import type { MentionSource } from '../../../../ui/fields/mentions/mention-source.ts'
import { WritingArea } from '../../../../ui/fields/writing/writing-area.tsx'
import { threadTexts as texts } from '../thread/thread-texts.ts'
import { useSaveEdit } from './use-save-edit.ts'

export interface MessageEditProps {
  conversationId: string
  messageId: string
  /** The saved text. */
  content: string
  /** The text as typed so far. */
  text: string
  onChange: (text: string) => void
  mentions: MentionSource | undefined
  /** `isSaved` is false if it was cancelled or is unchanged. */
  onClose: (isSaved: boolean) => void
}

/** Replaces the bubble. If saving fails it stays open, with the typed text. */
export function MessageEdit(props: MessageEditProps): ReactNode {
  const { conversationId, messageId, content, text, onChange, mentions, onClose } = props
  const noteId = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const [validationError, setValidationError] = useState<string>()
  const { mutate, isPending } = useSaveEdit(conversationId)
  useLayoutEffect(() => {
    const area = box.current
    area?.focus({ preventScroll: true })
    area?.setSelectionRange(area.value.length, area.value.length)
  }, [])
  const hint = validationError === undefined ? countHint(text, longestMessage) : undefined
  const save = (): void => {
    const next = text.trim()
    if (isPending || countCharacters(next) > longestMessage) return
    if (next === '') return setValidationError(texts.blank)
    if (next === content) return onClose(false)
    mutate({ messageId, content: next }, { onSuccess: () => onClose(true) })
  }
  const byKey = (event: KeyboardEvent): void => {
    if (isComposing(event)) return
    if (event.key === 'Escape' && !isPending) onClose(false)
    else if (event.key === 'Enter' && !event.shiftKey) save()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <form
      noValidate
      className="space-y-2"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <WritingArea
        ref={box}
        aria-label={texts.editLabel}
        aria-invalid={validationError !== undefined || undefined}
        aria-describedby={validationError === undefined && hint === undefined ? undefined : noteId}
        dir="auto"
        rows={1}
        readOnly={isPending}
        value={text}
        onWrite={(written) => {
          setValidationError(undefined)
          onChange(written)
        }}
        mentions={mentions}
        onKeyDown={byKey}
        className={`${boxStyle(validationError)} field-sizing-content max-h-[150px] min-h-11 resize-none py-2.5 md:min-h-10 md:py-2`}
      />
      {validationError !== undefined && <FieldError id={noteId}>{validationError}</FieldError>}
      {hint !== undefined && (
        <p id={noteId} aria-live="polite" className="text-meta text-ink-3">
          {hint}
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button variant="ghost" size="sm" onClick={() => !isPending && onClose(false)}>
          {texts.cancel}
        </Button>
        <Button type="submit" size="sm" busy={isPending} busyLabel={texts.saving}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}
