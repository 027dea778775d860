import { sentenceOf } from '@patchbay/contract/notices/notice-sentences'
import type { Notice } from '@patchbay/contract/notices/notices'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useRef, useState, type ReactNode } from 'react'
import { dayOf } from '../../../platform/time/day.ts'
import { whenInShort } from '../../../platform/time/moment.ts'
import { Readout } from '../../../ui/readout.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { listTime } from '../../../platform/time/list-time.ts'
import { NoticeFace } from './notice-face.tsx'
import { RequestAnswer } from './request-answer.tsx'
import { searchTarget } from './search-target.ts'
import { noticeTexts as texts } from './texts.ts'
import { useRead } from './use-read.ts'

/** The page of a notice's object; `undefined` if it no longer exists. */
function targetOf(notice: Notice): LinkProps | undefined {
  const { kind, community, post, reply, article, comment, event, search } = notice
  if (kind === 'verification_decided') return { to: '/profile' }
  if (kind === 'archive_ready') return { to: '/settings', hash: 'your-data' }
  if (search) return searchTarget(search)
  if (post)
    return { to: '/posts/$postId', params: { postId: post.id }, ...(reply && { hash: reply.id }) }
  if (article)
    return {
      to: '/hub/$slug',
      params: { slug: article.slug },
      ...(comment && { hash: comment.id }),
    }
  if (event?.id) return { to: '/events/$eventId', params: { eventId: event.id } }
  if (!community?.id) return undefined
  const isAsked = kind === 'membership_requested' && notice.can.decide
  return {
    to: '/communities/$communityId',
    params: { communityId: community.id },
    ...(isAsked && { search: { requests: true } }),
  }
}

/** The second line of a notice: the quoted text, or the location of an event. */
function lineOf({ kind, quote, post, event, verification }: Notice): string | null {
  const said =
    quote ?? (kind === 'post_liked' && post ? (post.title ?? post.line) : verification?.reason)
  if (said) return `“${said}”`
  if (kind !== 'event_changed' && kind !== 'event_soon') return null
  return event?.isOnline === true ? texts.online : (event?.location ?? null)
}

function Sentence({ notice }: { notice: Notice }): ReactNode {
  return (
    <>
      {sentenceOf(notice).map(({ text, isName, place }) =>
        isName ? (
          <bdi key={place} className="font-semibold text-ink">
            {text}
          </bdi>
        ) : (
          text
        ),
      )}
      {notice.readAt === null && <span className="sr-only">{texts.unread}</span>}
    </>
  )
}

const wholeRow =
  'block text-left break-words text-ink-2 outline-none after:absolute after:inset-0 after:-outline-offset-2 focus-visible:after:outline-2 focus-visible:after:outline-focus'

/**
 * The whole row links to the object. If that no longer exists, pressing it only marks it as read.
 */
function Way({ notice, wayRef }: { notice: Notice; wayRef: (way: HTMLElement | null) => void }) {
  const { mutate } = useRead()
  const isRead = notice.readAt !== null
  const [cameRead] = useState(isRead)
  const read = (): void => {
    if (!isRead) mutate(notice)
  }
  const target = targetOf(notice)
  const content = <Sentence notice={notice} />
  if (target)
    return (
      <Link
        {...target}
        ref={wayRef}
        onClick={read}
        // The middle button opens a tab of its own; with a modifier key it is a normal click.
        onAuxClick={({ button }) => button === 1 && read()}
        className={wholeRow}
      >
        {content}
      </Link>
    )
  if (isRead && cameRead) return <p className="break-words text-ink-2">{content}</p>
  return (
    // It stays a button once it is read, because it may have the focus.
    <button
      type="button"
      ref={wayRef}
      onClick={read}
      aria-disabled={isRead || undefined}
      className={wholeRow}
    >
      {content}
    </button>
  )
}

function When({ notice, now }: { notice: Notice; now: number }): ReactNode {
  const { createdAt, readAt } = notice
  const today = new Date(now)
  const isToday = dayOf(createdAt) === dayOf(today)
  return (
    <span className="flex shrink-0 flex-col items-end gap-2 pt-0.5">
      <Readout tone={readAt === null ? 'unread' : 'quiet'} dateTime={createdAt}>
        {isToday ? whenInShort(createdAt, today) : listTime(createdAt, today)}
      </Readout>
      {readAt === null && (
        <span aria-hidden="true" className="block size-2 rounded-full bg-signal" />
      )}
    </span>
  )
}

export function NoticeRow({ notice, now }: { notice: Notice; now: number }): ReactNode {
  const way = useRef<HTMLElement>(null)
  const { request, community, decision, can } = notice
  // For the requester, the sentence already says how the request was decided.
  const isRequest = notice.kind === 'membership_requested' && request !== null
  const line = lineOf(notice)
  return (
    <li className="relative flex gap-3 border-b border-line px-4 py-3.5 transition-colors duration-150 hover:bg-raised/50 md:px-5">
      <NoticeFace notice={notice} />
      <div className="min-w-0 flex-1">
        <Way
          notice={notice}
          wayRef={(element) => {
            way.current = element
          }}
        />
        {line && (
          <p dir="auto" className="truncate text-meta text-ink-3">
            {line}
          </p>
        )}
        {decision?.words && (
          <p dir="auto" className="mt-1 text-meta break-words whitespace-pre-line text-ink-2">
            {decision.words}
          </p>
        )}
        {isRequest && !can.decide && request.status !== 'pending' && (
          <p className="mt-1.5">
            <Tag tone={request.status === 'approved' ? 'go' : 'plain'}>
              {texts.status[request.status]}
            </Tag>
          </p>
        )}
        {isRequest && community?.id && (
          <RequestAnswer
            notice={notice}
            communityId={community.id}
            onAnswer={() => way.current?.focus({ preventScroll: true })}
          />
        )}
      </div>
      <When notice={notice} now={now} />
    </li>
  )
}
