import { useSyncExternalStore, type ReactNode } from 'react'
import { waitWords } from '../../../platform/http/too-often.ts'
import { readDraft, writeDraft } from '../../../platform/storage/drafts.ts'
import { whenInShort } from '../../../platform/time/moment.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { FormattedText } from '../../../ui/content/formatted-text.tsx'
import { StillQuote } from '../../../ui/content/still-quote.tsx'
import { MessageTick } from '../../../ui/content/message-tick.tsx'
import { copyText } from '../../../ui/overlays/copy-text.ts'
import { Readout } from '../../../ui/readout.tsx'
import { useSession } from '../../accounts/sessions/public.ts'
import { pollDraftOf, type PollDraft } from '../../content/polls/public.ts'
import { wantedLink } from '../../content/previews/public.ts'
import { nameOf, PersonAvatar } from '../../people/people/public.ts'
import { unsentTexts as texts } from './texts.ts'
import { unsentFor, type UnsentEntry, type UnsentReply } from './unsent.ts'

export interface UnsentPostsProps {
  /** Only of this community; without it all of them, and replies that were refused. */
  communityId?: string
  /** The name of the draft that it was written in, to which its text can go back. */
  draft?: string
  onEdit?: () => void
}

export interface UnsentRepliesProps {
  postId: string
  draft: string
  onEdit: () => void
}

interface KnownDraft {
  readonly title?: string
  readonly content?: string
  readonly categoryId?: string
  readonly answers?: UnsentReply['answers']
  readonly leftOut?: string
  readonly poll?: PollDraft
}

const inParagraphs = (...parts: readonly (string | undefined)[]): string =>
  parts.filter(Boolean).join('\n\n')

/** Everything that was written. */
const wordsOf = (entry: UnsentEntry): string =>
  entry.kind === 'post'
    ? inParagraphs(entry.title, entry.content, entry.poll?.answers.join('\n'))
    : entry.content

/** Takes a refused text back into its draft, behind anything that was written there since. */
function restore(owner: string, name: string, entry: UnsentEntry): void {
  const known = (readDraft(owner, name) ?? {}) as KnownDraft
  const { title, categoryId, poll } = entry.kind === 'post' ? entry : {}
  // A draft with a title or a poll of its own keeps it, and those of the entry become words.
  const words = known.title || (known.poll && poll) ? wordsOf(entry) : entry.content
  const leftOut = known.leftOut ?? (entry.withoutPreview && wantedLink(entry.content))
  writeDraft(owner, name, {
    ...known,
    ...(title !== undefined && {
      title: known.title || title,
      categoryId: known.categoryId || categoryId,
    }),
    ...(poll && { poll: known.poll ?? pollDraftOf(poll) }),
    // The refused one may have been stored after all.
    clientId: crypto.randomUUID(),
    content: inParagraphs(known.content, words),
    ...(leftOut !== undefined && { leftOut }),
    ...(entry.kind === 'reply' && { answers: known.answers ?? entry.answers }),
  })
}

function useUnsent(): readonly UnsentEntry[] {
  const outbox = unsentFor(useSession().user?.id ?? '')
  return useSyncExternalStore(outbox.subscribe, outbox.entries).filter(({ sent }) => !sent)
}

interface StateProps {
  entry: UnsentEntry
  draft: string | undefined
  onEdit?: (() => void) | undefined
}

/** That it waits, or why it was not sent; and what can be done about it. */
function State({ entry, draft, onEdit }: StateProps): ReactNode {
  const { key, failure, limitWait } = entry
  const now = useNow()
  const owner = useSession().user?.id ?? ''
  const outbox = unsentFor(owner)
  const edit = (name: string): void => {
    if (outbox.take(key)) restore(owner, name, entry)
    onEdit?.()
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-2">
      <p
        className={classNames(
          'mr-auto py-1 text-meta',
          failure ? 'font-medium text-clip' : 'text-ink-3',
        )}
      >
        {failure ? failure.text : (waitWords(limitWait, now) ?? texts.waiting)}
      </p>
      {failure?.mayRetry && (
        <Button size="sm" variant="ghost" onClick={() => outbox.tryAgain(key)}>
          {texts.tryAgain}
        </Button>
      )}
      {failure && draft === undefined && (
        // The form may be out of reach, with the community or the post.
        <Button size="sm" variant="ghost" onClick={() => void copyText(wordsOf(entry), texts)}>
          {texts.copy}
        </Button>
      )}
      {failure && draft !== undefined && (
        <Button size="sm" variant="ghost" onClick={() => edit(draft)}>
          {texts.edit}
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={() => void outbox.take(key)}>
        {texts.discard}
      </Button>
    </div>
  )
}

interface UnsentProps extends StateProps {
  avatarSize: 32 | 40
}

/** One post or reply, as it will look once it is sent, with its state. */
function Unsent({ entry, avatarSize, draft, onEdit }: UnsentProps): ReactNode {
  const { user } = useSession()
  const now = useNow()
  const isPost = entry.kind === 'post'
  return (
    <li className="flex gap-3 border-b border-line px-4 py-4 md:px-5">
      {user && <PersonAvatar person={{ ...user, linked: true }} size={avatarSize} />}
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 truncate font-semibold">
            <bdi>{user && nameOf(user)}</bdi>
          </span>
          <span className="flex shrink-0 items-center gap-1.5 text-ink-3">
            <Readout tone="quiet" dateTime={entry.createdAt}>
              {whenInShort(entry.createdAt, new Date(now))}
            </Readout>
            <MessageTick state={entry.failure ? 'failed' : 'waiting'} />
          </span>
        </div>
        {isPost && draft === undefined && (
          <p className="truncate text-meta text-ink-2">
            <bdi>{texts.in(entry.communityName)}</bdi>
          </p>
        )}
        {isPost && entry.title !== '' && (
          <h3 className="mt-2 text-lead break-words">
            <bdi>{entry.title}</bdi>
          </h3>
        )}
        {entry.kind === 'reply' && entry.answers && (
          <StillQuote
            who={<bdi>{entry.answers.name}</bdi>}
            words={entry.answers.words}
            isNote={false}
          />
        )}
        <div className="mt-1 max-w-[68ch]">
          <FormattedText>{entry.content}</FormattedText>
        </div>
        {isPost && entry.poll && (
          <ul
            aria-label={texts.answers}
            className="mt-2 max-w-[480px] list-disc space-y-1 rounded-control border border-line py-2.5 pr-3.5 pl-8"
          >
            {entry.poll.answers.map((answer) => (
              <li key={answer} className="break-words">
                <bdi>{answer}</bdi>
              </li>
            ))}
          </ul>
        )}
        <State entry={entry} draft={draft} onEdit={onEdit} />
      </div>
    </li>
  )
}

export function UnsentPosts({ communityId, draft, onEdit }: UnsentPostsProps): ReactNode {
  const shown = useUnsent().filter((entry) =>
    entry.kind === 'post'
      ? communityId === undefined || entry.communityId === communityId
      : communityId === undefined && entry.failure !== undefined,
  )
  if (shown.length === 0) return null
  return (
    <ul aria-label={communityId === undefined ? texts.all : texts.posts}>
      {shown.toReversed().map((entry) => (
        <Unsent key={entry.key} entry={entry} avatarSize={40} draft={draft} onEdit={onEdit} />
      ))}
    </ul>
  )
}

export function UnsentReplies({ postId, draft, onEdit }: UnsentRepliesProps): ReactNode {
  const shown = useUnsent().filter((entry) => entry.kind === 'reply' && entry.postId === postId)
  if (shown.length === 0) return null
  return (
    <ul aria-label={texts.replies} className="-mx-4 md:-mx-5">
      {shown.map((entry) => (
        <Unsent key={entry.key} entry={entry} avatarSize={32} draft={draft} onEdit={onEdit} />
      ))}
    </ul>
  )
}
