import { isBlank } from '@patchbay/contract/blank'
import { longestMessage } from '@patchbay/contract/message-length'
import { Paperclip, SendHorizontal } from 'lucide-react'
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { countCharacters, countHint } from '../../ui/count-hint.ts'
import { boxStyle } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { isComposing } from '../../ui/is-composing.ts'
import { FileChooser } from '../attachments/public.ts'
import { ComposerTray } from './composer-tray.tsx'
import { threadTexts as texts } from './thread-texts.ts'
import type { Composing } from './use-composing.ts'
import type { Sending } from './use-sending.ts'
import { useTypingAnywhere } from './use-typing-anywhere.ts'
import { useTypingNotice } from './use-typing.ts'

interface ComposerProps {
  conversationId: string
  /** The name of the recipient or group. */
  name: string
  composing: Composing
  sending: Sending
  onSent: () => void
  /** The arrow up key was pressed in an empty box. */
  onEditLast: () => void
  /** The Escape key was pressed; the draft is not affected. */
  onEscape: () => void
}

const hasKeyboard = (): boolean => !window.matchMedia('(pointer: coarse)').matches

export function Composer(props: ComposerProps): ReactNode {
  const { conversationId, name, composing, sending, onSent, onEditLast, onEscape } = props
  const { content, files, tray } = composing
  const noteId = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const attach = useRef<HTMLButtonElement>(null)
  const notice = useTypingNotice(conversationId)
  // On a touch screen the keyboard would cover the messages.
  useEffect(() => {
    if (hasKeyboard()) box.current?.focus({ preventScroll: true })
  }, [])
  useTypingAnywhere(box)
  const hint = countHint(content, longestMessage)
  const isTooLong = countCharacters(content) > longestMessage
  const isSomething = !isBlank(content) || files.length > 0
  const maySend = isSomething && !isTooLong && !tray.isUploading
  const change = (text: string): void => {
    sending.clearError()
    composing.write(text)
    if (!isBlank(text)) notice()
  }
  const send = (): void => {
    if (!maySend) return
    sending.send(content.trim(), files)
    composing.clear()
    onSent()
    box.current?.focus({ preventScroll: true })
  }
  const byKey = (event: KeyboardEvent): void => {
    if (isComposing(event)) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      send()
    } else if (event.key === 'ArrowUp' && !event.altKey && content === '') {
      event.preventDefault()
      onEditLast()
    } else if (event.key === 'Escape') onEscape()
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
      <ComposerTray tray={tray} onButtonGone={() => attach.current?.focus()} />
      <div className="flex items-end gap-1.5">
        <FileChooser ref={chooser} tray={tray} />
        <IconButton ref={attach} label={texts.attach} onClick={() => chooser.current?.click()}>
          <Paperclip className="size-5" aria-hidden="true" />
        </IconButton>
        <textarea
          ref={box}
          aria-label={texts.write(name)}
          placeholder={texts.write(name)}
          aria-describedby={hint === undefined ? undefined : noteId}
          aria-invalid={isTooLong || undefined}
          enterKeyHint="send"
          dir="auto"
          rows={1}
          value={content}
          onChange={(event) => change(event.target.value)}
          onKeyDown={byKey}
          className={`${boxStyle(isTooLong ? hint : undefined)} field-sizing-content max-h-[150px] min-h-11 min-w-0 flex-1 resize-none bg-surface py-2.5 placeholder:truncate md:min-h-10 md:py-2`}
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
