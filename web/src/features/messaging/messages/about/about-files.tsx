import {
  listConversationFiles,
  type ConversationFile,
} from '@patchbay/contract/messaging/conversation-files'
import type { Message } from '@patchbay/contract/messaging/messages'
import type { ReceivedOutput } from '@patchbay/contract/route'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { call } from '../../../../platform/http/api.ts'
import { whenInShort } from '../../../../platform/time/moment.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { MessageFiles } from '../../../content/attachments/public.ts'
import { nameOf } from '../../../people/people/public.ts'
import { conversationKeys } from '../../conversations/public.ts'
import { aboutTexts as texts } from './about-texts.ts'

type Page = ReceivedOutput<typeof listConversationFiles>

/** The newest change that can have added or removed a file. */
const versionOf = (messages: readonly Message[]): number =>
  Math.max(
    0,
    ...messages
      .filter(({ attachments, deletedAt }) => attachments.length > 0 || deletedAt !== null)
      .map(({ change }) => change),
  )

/** Fetched again when a message with files arrives or goes; not before the messages are there. */
export function useFiles(conversationId: string, messages: readonly Message[] | undefined) {
  return useInfiniteQuery({
    queryKey: conversationKeys.files(conversationId, versionOf(messages ?? [])),
    enabled: messages !== undefined,
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      call(listConversationFiles, {
        params: { conversationId },
        query: { cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  })
}

interface WhenProps {
  conversationId: string
  name: string
  seq: number
  time: string
}

/** Who has sent it and when; leads to the message. */
export function WhenSent({ conversationId, name, seq, time }: WhenProps): ReactNode {
  const when = whenInShort(time)
  return (
    <Link
      to="/messages"
      search={{ id: conversationId, at: seq }}
      aria-label={texts.toMessage(name, when)}
      className="mt-1 flex min-w-0 items-center gap-1.5 rounded-inner text-meta text-ink-3 hover:text-ink hover:underline"
    >
      <bdi className="truncate">{name}</bdi>
      <span aria-hidden="true">·</span>
      <span className="shrink-0">{when}</span>
    </Link>
  )
}

interface AboutFilesProps {
  conversationId: string
  query: ReturnType<typeof useFiles>
}

/** Pictures together, and then everything else in the order of time. */
export function AboutFiles({ conversationId, query }: AboutFilesProps): ReactNode {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const files: readonly ConversationFile[] = data?.pages.flatMap((page) => page.files) ?? []
  const isPicture = ({ file }: ConversationFile): boolean => file.kind === 'picture'
  const pictures = files.filter(isPicture).map(({ file }) => file)
  if (files.length === 0) return <p className="text-meta text-ink-3">{texts.noFiles}</p>
  return (
    <div className="space-y-3">
      {pictures.length > 0 && <MessageFiles attachments={pictures} side="other" />}
      <ul className="space-y-3 empty:hidden">
        {files
          .filter((one) => !isPicture(one))
          .map(({ file, seq, sender, sentAt }) => (
            <li key={file.id} className="min-w-0">
              <MessageFiles attachments={[file]} side="other" />
              <WhenSent
                conversationId={conversationId}
                name={nameOf(sender)}
                seq={seq}
                time={sentAt}
              />
            </li>
          ))}
      </ul>
      {isFetchNextPageError && (
        <p role="alert" className="text-meta">
          {texts.moreFailed}
        </p>
      )}
      {hasNextPage && (
        <Button
          size="sm"
          full
          busy={isFetchingNextPage}
          busyLabel={texts.loadingMore}
          onClick={() => void fetchNextPage()}
        >
          {texts.more}
        </Button>
      )}
    </div>
  )
}
