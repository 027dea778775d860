import {
  getMessageVote,
  listMessageVotes,
  voteInMessage,
  type OwnVote,
} from '@patchbay/contract/messaging/message-polls'
import type { Poll } from '@patchbay/contract/content/polls'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { call } from '../../../../platform/http/api.ts'
import { inTime } from '../../../../platform/http/in-time.ts'
import { isSocketOpen, listenToSocket, watchSocket } from '../../../../platform/realtime/socket.ts'
import { LazyPart } from '../../../../ui/states/lazy-part.tsx'
import { PollCard, useVote, Voters } from '../../../content/polls/public.ts'
import { useMessaging } from '../use-messaging.ts'

export interface MessagePollProps {
  /** Undefined until the message is sent. */
  id: string | undefined
  conversationId: string
  question: string
  poll: Poll
  maySend: boolean
}

const keyOf = (id: string) => ['message-vote', id] as const
const newer = (known: OwnVote | undefined, next: OwnVote): OwnVote =>
  known && known.change > next.change ? known : next

/**
 * What the viewer chose, which the message does not say: it is the same for all of its readers. Other
 * pages of the viewer tell it over the socket, and after a gap it is asked for again. Nobody listens
 * while the message is off the screen, so it is not kept: an old one would take the place of a newer.
 */
function useOwnVote(id: string) {
  const client = useQueryClient()
  const { data, isFetching, errorUpdateCount, refetch } = useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(getMessageVote, { params: { messageId: id }, signal }),
    staleTime: Infinity,
    gcTime: 0,
    // Without a connection it fails, which is said, instead of waiting silently.
    networkMode: 'always',
    refetchOnReconnect: true,
    structuralSharing: (known, next) => newer(known as OwnVote | undefined, next as OwnVote),
  })
  useEffect(() => {
    const stops = [
      listenToSocket((message) => {
        if (message.type !== 'vote_changed' || message.messageId !== id) return
        const { answers, change } = message
        client.setQueryData<OwnVote>(keyOf(id), { answers, change })
      }),
      watchSocket(() => void (isSocketOpen() && client.invalidateQueries({ queryKey: keyOf(id) }))),
    ]
    return () => stops.forEach((stop) => stop())
  }, [client, id])
  const isMissing = data === undefined && errorUpdateCount > 0
  return { own: data, missing: isMissing ? { isAsking: isFetching, ask: refetch } : undefined }
}

/**
 * Stores the vote only while the poll is on screen: the next page that shows the poll asks for it.
 */
function noteVote(client: QueryClient, id: string, vote: OwnVote): void {
  if (client.getQueryState(keyOf(id))) client.setQueryData<OwnVote>(keyOf(id), vote)
}

function SentPoll(props: MessagePollProps & { id: string }): ReactNode {
  const { id, conversationId, question, poll: stored, maySend } = props
  const { threads, onFailure } = useMessaging()
  const client = useQueryClient()
  const [isSeeing, setSeeing] = useState(false)
  const params = { messageId: id }
  const { own, missing } = useOwnVote(id)
  const { poll, myVote, vote } = useVote({
    name: ['message', id],
    poll: stored,
    myVote: own?.answers,
    send: (answers) =>
      inTime((signal) => call(voteInMessage, { params, body: { answers: [...answers] }, signal })),
    onAnswer: (message, answers) => {
      noteVote(client, id, { answers: [...answers], change: message.change })
      threads.of(conversationId).take([message])
    },
    onFailure: (error) => {
      onFailure(error)
      void client.invalidateQueries({ queryKey: keyOf(id) })
      void threads.of(conversationId).ask()
    },
  })
  return (
    <>
      <PollCard
        question={question}
        poll={poll}
        myVote={myVote}
        mayVote={maySend}
        missingVote={missing}
        onVote={vote}
        onVoters={poll.isAnonymous ? undefined : () => setSeeing(true)}
      />
      <LazyPart open={isSeeing} onFailure={() => setSeeing(false)}>
        <Voters
          open={isSeeing}
          onClose={() => setSeeing(false)}
          name={['message', id]}
          poll={poll}
          fetchPage={(query, signal) => call(listMessageVotes, { params, query, signal })}
        />
      </LazyPart>
    </>
  )
}

/** The poll of a message. Before it is sent, nobody can vote. */
export function MessagePoll(props: MessagePollProps): ReactNode {
  const { id, question, poll } = props
  if (id !== undefined) return <SentPoll {...props} id={id} />
  return <PollCard question={question} poll={poll} myVote={[]} mayVote={false} onVote={() => {}} />
}
