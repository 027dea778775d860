import type { Poll, VotersPage } from '@patchbay/contract/content/polls'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { MoreButton } from '../../../ui/states/more-button.tsx'
import { useSession } from '../../accounts/sessions/public.ts'
import { nameOf } from '../../people/people/public.ts'
import { pollTexts, voterTexts as texts } from './texts.ts'

export interface VotersProps {
  open: boolean
  onClose: () => void
  name: readonly [kind: string, id: string]
  poll: Poll
  fetchPage: (query: { cursor?: string }, signal: AbortSignal) => Promise<VotersPage>
}

const boxes = <div className="skeleton h-11" />

function Body({ name, poll, fetchPage }: VotersProps): ReactNode {
  const viewerId = useSession().user?.id
  const query = useInfiniteQuery({
    queryKey: ['voters', ...name],
    queryFn: ({ pageParam, signal }) =>
      fetchPage(pageParam === undefined ? {} : { cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ voters }) => voters),
    staleTime: 0,
  })
  return (
    <Awaited
      query={query}
      texts={{ loading: texts.loading, notLoaded: texts.notLoaded }}
      boxes={boxes}
      atOnce
    >
      {(voters) => (
        <>
          <dl className="space-y-3">
            {poll.answers.map(({ text, votes }, place) => {
              const names = voters
                .filter(({ answers }) => answers.includes(place))
                .map(({ person }) => (person.id === viewerId ? texts.you : nameOf(person)))
              // Who chose it may come with a later page.
              const nobody = votes === 0 ? texts.nobody : pollTexts.votes(votes)
              return (
                // oxlint-disable-next-line react/no-array-index-key -- answers never move
                <div key={place}>
                  <dt className="font-medium break-words">
                    <bdi>{text}</bdi>
                  </dt>
                  <dd className="min-w-0 break-words text-ink-2">
                    {names.length > 0 ? <bdi>{names.join(', ')}</bdi> : nobody}
                  </dd>
                </div>
              )
            })}
          </dl>
          <MoreButton
            query={query}
            texts={{ more: texts.more, loading: texts.loading, moreFailed: texts.notLoaded }}
          />
        </>
      )}
    </Awaited>
  )
}

/** Who has chosen what; fetched whenever it is opened. */
export const Voters = (props: VotersProps): ReactNode => (
  <Sheet open={props.open} onClose={props.onClose} title={texts.title} onlyText>
    <Body {...props} />
  </Sheet>
)
