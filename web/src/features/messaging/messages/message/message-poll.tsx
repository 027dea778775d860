import {
  getMessageVote,
  listMessageVotes,
  voteInMessage,
  type OwnVote,
} from '@patchbay/contract/messaging/message-polls'
import type { Poll } from '@patchbay/contract/content/polls'
import { useQuery, useQueryClient } from '@tanstack/react-query'
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
 * pages of the viewer tell it over the socket, and after a gap it is asked for again.
 */
function useOwnVote(id: string): OwnVote | undefined {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(getMessageVote, { params: { messageId: id }, signal }),
    staleTime: Infinity,
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
  return data
}

function SentPoll(props: MessagePollProps & { id: string }): ReactNode {
  const { id, conversationId, question, poll: stored, maySend } = props
  const { threads, onFailure } = useMessaging()
  const client = useQueryClient()
  const [isSeeing, setSeeing] = useState(false)
  const params = { messageId: id }
  const { poll, myVote, vote } = useVote({
    name: ['message', id],
    poll: stored,
    myVote: useOwnVote(id)?.answers,
    send: (answers) =>
      inTime((signal) => call(voteInMessage, { params, body: { answers: [...answers] }, signal })),
    onAnswer: (message, answers) => {
      client.setQueryData<OwnVote>(keyOf(id), { answers: [...answers], change: message.change })
      threads.of(conversationId).take([message])
    },
    onFailure,
  })
  return (
    <>
      <PollCard
        question={question}
        poll={poll}
        myVote={myVote}
        mayVote={maySend}
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
