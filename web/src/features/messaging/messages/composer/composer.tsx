import { isBlank } from '@patchbay/contract/blank'
import { longestMessage } from '@patchbay/contract/messaging/message-length'
import type { QuotedMessage } from '@patchbay/contract/messaging/messages'
import { Mic, Paperclip, SendHorizontal } from 'lucide-react'
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { Banner } from '../../../../ui/states/banner.tsx'
import { LazyPart, lazyPart } from '../../../../ui/states/lazy-part.tsx'
import { countCharacters, countHint } from '../../../../ui/fields/count-hint.ts'
import { boxStyle } from '../../../../ui/fields/field.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { isComposing } from '../../../../ui/fields/is-composing.ts'
import type { MentionSource } from '../../../../ui/fields/mentions/mention-source.ts'
import { WritingArea } from '../../../../ui/fields/writing/writing-area.tsx'
import {
  FileChooser,
  targetTexts,
  TrayNotes,
  TrayRows,
  type FileTray,
} from '../../../content/attachments/public.ts'
import { PreviewWish } from '../../../content/previews/public.ts'
import { isForCharacters } from '../keys-here.ts'
import { ReplyBar } from '../message/quoted-message.tsx'
import type { RecordingProps } from '../recording/use-recording.ts'
import { threadTexts as texts } from '../thread/thread-texts.ts'
import type { PollButtonProps } from './poll-button.tsx'
import type { Composing } from './use-composing.ts'
import type { Sending } from './use-sending.ts'
import { threadColumn } from '../thread/thread-column.ts'
import { useTypingNotice } from './use-typing.ts'

const RecordingBar = lazyPart<RecordingProps>(
  () => import('../recording/recording-bar.tsx').then((module) => module.RecordingBar),
  { isMain: true },
)

const PollButton = lazyPart<PollButtonProps>(
  () => import('./poll-button.tsx').then((module) => module.PollButton),
  { isMain: true },
)

/** A space scrolls, and a question mark opens the list of shortcuts. */
const otherMeanings = new Set([' ', '?'])

function isWriting(event: globalThis.KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (key === 'Insert') return shiftKey && !ctrlKey
  const isCharacter = key === 'Dead' || Array.from(key).length === 1
  if (!isCharacter || otherMeanings.has(key)) return false
  // Some keyboard layouts type characters with AltGr.
  if (event.getModifierState('AltGraph')) return true
  const isPaste = (ctrlKey || metaKey) && key.toLowerCase() === 'v'
  return !altKey && (isPaste || (!ctrlKey && !metaKey))
}

/**
 * Typing or pasting in the conversation or its list, outside of any field, goes to the composer.
 * The box takes the focus on keydown, before the browser inserts the character or the paste.
 */
function useTypingAnywhere(box: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const handleKey = (event: globalThis.KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || !isWriting(event)) return
      const area = box.current
      if (!area || !isForCharacters()) return
      area.focus({ preventScroll: true })
      area.setSelectionRange(area.value.length, area.value.length)
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [box])
}

interface ComposerTrayProps {
  tray: FileTray
  /** The focused button has disappeared, so the focus must move elsewhere. */
  onButtonGone: () => void
}

/** The files of the draft, above the text box. */
function ComposerTray({ tray, onButtonGone }: ComposerTrayProps): ReactNode {
  const isEmpty = tray.stored.length + tray.pending.length + tray.problems.length === 0
  return (
    // The live regions stay mounted when the tray is empty, but take no space.
    <div className={isEmpty ? 'sr-only' : undefined}>
      {/* A limited height keeps part of the conversation in view, however many files there are. */}
      <div className="max-h-[35dvh] overflow-y-auto overscroll-contain">
        {!isEmpty && (
          <LazyPart>
            <TrayRows tray={tray} disabled={false} onButtonGone={onButtonGone} />
          </LazyPart>
        )}
      </div>
      <TrayNotes tray={tray} />
      <p aria-live="polite" className="text-meta text-ink-2">
        {tray.isUploading && targetTexts.conversation.waits}
      </p>
    </div>
  )
}

interface ComposerProps {
  /** The text box, to which the focus returns. */
  box: RefObject<HTMLTextAreaElement | null>
  conversationId: string
  viewerId: string
  /** The name of the recipient or group. */
  name: string
  composing: Composing
  /** The message that is being replied to, as it is now. */
  quoted: QuotedMessage | undefined
  isQuoteBlocked: boolean
  sending: Sending
  isGroup: boolean
  /** Whom one can name in a group. */
  mentions: MentionSource | undefined
  onSent: () => void
  /** The arrow up key was pressed in an empty box. */
  onEditLast: () => void
  /** The Escape key was pressed; the draft is not affected. */
  onEscape: () => void
}

const hasKeyboard = (): boolean => !window.matchMedia('(pointer: coarse)').matches

export function Composer(props: ComposerProps): ReactNode {
  const { box, conversationId, name, composing, sending, onSent, onEditLast, onEscape } = props
  const { quoted, isQuoteBlocked, isGroup } = props
  const { content, files, tray, recording, setRecording, leftOut, leaveOut } = composing
  /** Only a press may ask for the microphone, and not what is found after a reload. */
  const [pressed, setPressed] = useState<string>()
  const wasRecording = useRef(recording)
  const noteId = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const attach = useRef<HTMLButtonElement>(null)
  const notice = useTypingNotice(conversationId)
  // On a touch screen the keyboard would cover the messages.
  useEffect(() => {
    if (hasKeyboard()) box.current?.focus({ preventScroll: true })
  }, [box])
  useEffect(() => {
    const next = hasKeyboard() ? box : attach
    if (wasRecording.current && !recording) next.current?.focus({ preventScroll: true })
    wasRecording.current = recording
  }, [box, recording])
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
    const withoutPreview = leftOut !== undefined || undefined
    sending.send(content.trim(), { files, withoutPreview, ...(quoted && { replyTo: quoted }) })
    composing.clear()
    onSent()
    box.current?.focus({ preventScroll: true })
  }
  const record = (): void => {
    const id = crypto.randomUUID()
    setPressed(id)
    setRecording(id)
  }
  const cancelReply = (): void => {
    composing.setReplyTo(undefined)
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
    } else if (event.key === 'Escape' && quoted) cancelReply()
    else if (event.key === 'Escape') onEscape()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      data-thread-foot="composer"
      className="shrink-0 border-t border-line"
    >
      <div className={`${threadColumn} space-y-2 p-3`}>
        {sending.error !== undefined && <Banner tone="error">{sending.error}</Banner>}
        {quoted && (
          <ReplyBar
            quoted={quoted}
            viewerId={props.viewerId}
            isBlocked={isQuoteBlocked}
            onCancel={cancelReply}
          />
        )}
        <ComposerTray tray={tray} onButtonGone={() => attach.current?.focus()} />
        <PreviewWish
          text={content}
          leftOut={leftOut}
          onLeaveOut={(link) => {
            leaveOut(link)
            box.current?.focus({ preventScroll: true })
          }}
        />
        {recording === undefined ? (
          <div className="flex items-end gap-1.5">
            <FileChooser ref={chooser} tray={tray} />
            <IconButton ref={attach} label={texts.attach} onClick={() => chooser.current?.click()}>
              <Paperclip className="size-5" aria-hidden="true" />
            </IconButton>
            {/* The button for formats is hidden until there are words that it can format. */}
            <span className="relative flex min-w-0 flex-1 has-[textarea:placeholder-shown]:[&_[data-formats]]:hidden">
              <WritingArea
                ref={box}
                aria-label={texts.write(name)}
                placeholder={texts.write(name)}
                aria-describedby={hint === undefined ? undefined : noteId}
                aria-invalid={isTooLong || undefined}
                enterKeyHint="send"
                dir="auto"
                rows={1}
                value={content}
                onWrite={change}
                mentions={props.mentions}
                onKeyDown={byKey}
                className={`${boxStyle(isTooLong ? hint : undefined)} field-sizing-content max-h-[150px] min-h-11 resize-none bg-surface py-2.5 placeholder:truncate md:min-h-10 md:py-2`}
              />
              {content === '' && (
                <span className="absolute right-0 bottom-0 flex">
                  {isGroup && (
                    <LazyPart>
                      <PollButton {...{ owner: props.viewerId, conversationId, sending, onSent }} />
                    </LazyPart>
                  )}
                  <IconButton label={texts.record} onClick={record}>
                    <Mic className="size-5" aria-hidden="true" />
                  </IconButton>
                </span>
              )}
            </span>
            <IconButton label={texts.send} type="submit" variant="primary" disabled={!maySend}>
              <SendHorizontal className="size-5" aria-hidden="true" />
            </IconButton>
          </div>
        ) : (
          <LazyPart
            fallback={<div className="h-11 md:h-10" />}
            onFailure={() => setRecording(undefined)}
          >
            <RecordingBar
              key={recording}
              id={recording}
              owner={props.viewerId}
              conversationId={conversationId}
              isNew={pressed === recording}
              onUploaded={(file) => {
                sending.send('', {
                  key: recording,
                  files: [file],
                  ...(quoted && { replyTo: quoted }),
                })
                composing.setReplyTo(undefined)
                onSent()
              }}
              onClose={() => setRecording(undefined)}
            />
          </LazyPart>
        )}
        {hint !== undefined && (
          <p
            id={noteId}
            aria-live="polite"
            className={`text-meta ${isTooLong ? 'font-medium text-clip' : 'text-ink-3'}`}
          >
            {hint}
          </p>
        )}
      </div>
    </form>
  )
}
