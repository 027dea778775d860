import { SendHorizontal } from 'lucide-react'
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useDraft } from '../../platform/drafts.ts'
import { Banner } from '../../ui/banner.tsx'
import { countCharacters, countHint } from '../../ui/count-hint.ts'
import { boxStyle } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { isComposing } from '../../ui/is-composing.ts'
import { longest } from './longest.ts'
import { threadTexts as texts } from './thread-texts.ts'
import type { Sending } from './use-sending.ts'
import { useTypingNotice } from './use-typing.ts'

interface ComposerProps {
  conversationId: string
  owner: string
  /** To whom one writes. */
  name: string
  sending: Sending
  onSent: () => void
  /** An empty box, and the arrow up. */
  onEditLast: () => void
}

const hasKeyboard = (): boolean => !window.matchMedia('(pointer: coarse)').matches

export function Composer(props: ComposerProps): ReactNode {
  const { conversationId, owner, name, sending, onSent, onEditLast } = props
  const noteId = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const [kept, keep] = useDraft(owner, `message:${conversationId}`)
  const text = (kept as { content?: string } | undefined)?.content ?? ''
  const notice = useTypingNotice(conversationId)
  // On a touch screen the keys would cover what one has come to read.
  useEffect(() => {
    if (hasKeyboard()) box.current?.focus({ preventScroll: true })
  }, [])
  const hint = countHint(text, longest)
  const isTooLong = countCharacters(text) > longest
  const maySend = text.trim() !== '' && !isTooLong
  const change = (content: string): void => {
    sending.clearError()
    keep(content === '' ? undefined : { content })
    if (content.trim() !== '') notice()
  }
  const send = (): void => {
    if (!maySend) return
    keep(undefined)
    sending.send(text.trim())
    onSent()
    box.current?.focus({ preventScroll: true })
  }
  const byKey = (event: KeyboardEvent): void => {
    if (isComposing(event)) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      send()
    } else if (event.key === 'ArrowUp' && text === '') {
      event.preventDefault()
      onEditLast()
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className="shrink-0 space-y-2 border-t border-line p-3"
    >
      {sending.error !== undefined && <Banner tone="error">{sending.error}</Banner>}
      <div className="flex items-end gap-1.5">
        <textarea
          ref={box}
          aria-label={texts.write(name)}
          placeholder={texts.write(name)}
          aria-describedby={hint === undefined ? undefined : noteId}
          aria-invalid={isTooLong || undefined}
          enterKeyHint="send"
          dir="auto"
          rows={1}
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={byKey}
          className={`${boxStyle(isTooLong ? hint : undefined)} field-sizing-content max-h-[150px] min-h-11 min-w-0 flex-1 resize-none bg-surface py-2.5 md:min-h-10 md:py-2`}
        />
        <IconButton label={texts.send} type="submit" variant="primary" disabled={!maySend}>
          <SendHorizontal className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      {hint !== undefined && (
        <p
          id={noteId}
          aria-live="polite"
          className={`text-meta ${isTooLong ? 'font-medium text-clip' : 'text-ink-3'}`}
        >
          {hint}
        </p>
      )}
    </form>
  )
}
