import { useEffect, useRef, useState, type ReactNode } from 'react'
import { whenInShort } from '../../../platform/time/moment.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { FormattedText } from '../../../ui/content/formatted-text.tsx'
import { Counter } from '../../../ui/fields/counter.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import type { MentionSource } from '../../../ui/fields/mentions/mention-source.ts'
import { WritingField } from '../../../ui/fields/writing/writing-field.tsx'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import { Readout } from '../../../ui/readout.tsx'
import { previewFrame } from '../../content/previews/public.ts'
import { Folded } from '../../people/blocks/public.ts'
import { EditedMark, PersonAvatar, PersonLink } from '../../people/people/public.ts'
import { AnsweredReply } from './answered-reply.tsx'
import { AuthorVersion, StaysVisible } from './author-version.tsx'
import { ReplyActions } from './reply-actions.tsx'
import type { ReplyPreviewProps } from './reply-preview.tsx'
import type { ThreadTexts } from './texts.ts'
import type { Reply, Thread } from './thread.ts'
import { useEditReply } from './use-edit-reply.ts'

const ReplyPreview = lazyPart<ReplyPreviewProps>(() =>
  import('./reply-preview.tsx').then((module) => module.ReplyPreview),
)

interface ReplyEditProps {
  texts: ThreadTexts
  edit: ReturnType<typeof useEditReply>
  content: string
  authorId: string
  mentions: MentionSource
  /** The viewer has just opened it, so the focus moves here. */
  wanted: boolean
}

function ReplyEdit({
  texts,
  edit,
  content,
  wanted,
  authorId,
  mentions,
}: ReplyEditProps): ReactNode {
  const { form, validationErrors, isSending } = edit.state
  useEffect(() => {
    if (!wanted) return
    form.current?.querySelector('textarea')?.focus({ preventScroll: true })
    // Scrolls the whole form with its buttons into view: the reply form may cover the end of the
    // list.
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [wanted, form])
  return (
    <Form state={edit.state} className="mt-1.5 scroll-my-4 space-y-2.5">
      <WritingField
        label={texts.content}
        value={content}
        counter={<Counter text={content} limit={5_000} />}
        error={validationErrors.content}
        readOnly={isSending}
        onWrite={edit.change}
        mentions={mentions}
      />
      <StaysVisible authorId={authorId} />
      <div className="flex justify-end gap-2">
        <Button variant="ghost" size="sm" onClick={() => !isSending && edit.close()}>
          {texts.cancel}
        </Button>
        <Button type="submit" size="sm" busy={isSending} busyLabel={texts.saving}>
          {texts.save}
        </Button>
      </div>
    </Form>
  )
}

interface ReplyRowProps {
  thread: Thread
  reply: Reply
  /** The viewer has just sent it, so it is scrolled into view and highlighted. */
  isNew: boolean
  /** The URL names it, so it is scrolled into view and highlighted. */
  isAimedAt: boolean
  /** How often a quote of it was pressed: it gets the focus. */
  jumps: number
  /** Shows the reply that this one answers. */
  onJump: (replyId: string) => void
  onAnswer: () => void
  onDeleted: () => void
}

function Head({ reply }: { reply: Reply }): ReactNode {
  const now = useNow()
  return (
    <div className="flex items-baseline justify-between gap-3">
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <PersonLink person={reply.author} />
        <EditedMark by={reply.editedBy} />
      </span>
      <span className="shrink-0">
        <Readout tone="quiet" dateTime={reply.createdAt}>
          {whenInShort(reply.createdAt, new Date(now))}
        </Readout>
      </span>
    </div>
  )
}

function ReplyVersion({ thread, reply }: Pick<ReplyRowProps, 'thread' | 'reply'>): ReactNode {
  const { communityId } = thread
  const { version } = thread.calls
  if (reply.editedBy !== 'leader' || communityId === undefined || version === undefined) return null
  const { id, author } = reply
  const fetchVersion = (signal: AbortSignal) => version(id, signal)
  return <AuthorVersion {...{ id, communityId, author, fetchVersion }} />
}

export function ReplyRow(props: ReplyRowProps): ReactNode {
  const { thread, reply, isNew, isAimedAt, jumps, onJump, onAnswer, onDeleted } = props
  const row = useRef<HTMLLIElement>(null)
  const [asked, setAsked] = useState(false)
  const returning = useRef(false)
  const edit = useEditReply(thread, reply, () => {
    returning.current = true
    setAsked(false)
  })
  useEffect(() => {
    // A new one may land far from its box, so it is shown in the middle.
    if (isNew || jumps > 0) row.current?.scrollIntoView({ block: 'center' })
    else if (isAimedAt) row.current?.scrollIntoView({ block: 'nearest' })
    if (jumps > 0) row.current?.focus({ preventScroll: true })
  }, [isNew, isAimedAt, jumps])
  const takeFocusBack = (actions: HTMLDivElement | null): void => {
    const menu = actions?.querySelector<HTMLElement>('[aria-haspopup=menu]')
    if (menu && returning.current) menu.focus({ preventScroll: true })
    returning.current = false
  }
  return (
    <li
      ref={row}
      tabIndex={-1}
      className={classNames(
        'border-line py-3.5 not-first:border-t has-data-folded:pb-1.5',
        // Clear of the strips above and of the bar of a phone.
        'scroll-mt-32 scroll-mb-24',
        (isAimedAt || isNew) && '-mx-3 rounded-control bg-raised px-3',
      )}
    >
      <Folded thing={reply} className="flex gap-3">
        <PersonAvatar person={reply.author} size={32} />
        <div className="min-w-0 flex-1">
          <Head reply={reply} />
          {edit.content !== undefined && reply.can.edit ? (
            <ReplyEdit
              texts={thread.texts}
              edit={edit}
              content={edit.content}
              wanted={asked}
              authorId={reply.author.id}
              mentions={thread.mentions}
            />
          ) : (
            <>
              <AnsweredReply texts={thread.texts} reply={reply} onJump={onJump} />
              {reply.content === '' ? (
                <p className="text-ink-3">{thread.texts.removed}</p>
              ) : (
                <FormattedText>{reply.content}</FormattedText>
              )}
              {reply.preview && (
                <div className="mt-2">
                  <LazyPart fallback={<div className={previewFrame} />}>
                    <ReplyPreview {...{ thread, reply, preview: reply.preview }} />
                  </LazyPart>
                </div>
              )}
              <ReplyVersion thread={thread} reply={reply} />
              <ReplyActions
                thread={thread}
                reply={reply}
                menuRef={takeFocusBack}
                onAnswer={onAnswer}
                onEdit={() => {
                  setAsked(true)
                  edit.open()
                }}
                onDeleted={onDeleted}
              />
            </>
          )}
        </div>
      </Folded>
    </li>
  )
}
