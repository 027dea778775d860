import type { reactorsPage } from '@patchbay/contract/content/reactions'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { MoreButton } from '../../../ui/states/more-button.tsx'
import { useSession } from '../../accounts/sessions/public.ts'
import { nameOf } from '../../people/people/public.ts'
import { reactionSheetTexts as texts } from './sheet-texts.ts'
import { ReactorList, ReactorSheet } from './who-reacted.tsx'

type Page = z.input<typeof reactorsPage>

export interface ReactorsProps {
  open: boolean
  onClose: () => void
  /** What was reacted to, such as a post and its id. */
  name: readonly [kind: string, id: string]
  fetchPage: (query: { cursor?: string }, signal: AbortSignal) => Promise<Page>
}

const boxes = <div className="skeleton h-11" />

/** Groups the reactions by emoji, the most frequent first. */
function byEmoji(reactors: Page['reactors'], viewerId: string | undefined) {
  const names = new Map<string, string[]>()
  for (const { emoji, person } of reactors)
    names.set(emoji, [
      ...(names.get(emoji) ?? []),
      person.id === viewerId ? texts.you : nameOf(person),
    ])
  return [...names]
    .map(([emoji, all]) => ({ emoji, names: all }))
    .toSorted((one, other) => other.names.length - one.names.length)
}

function Body({ name, fetchPage }: Pick<ReactorsProps, 'name' | 'fetchPage'>): ReactNode {
  const viewerId = useSession().user?.id
  const query = useInfiniteQuery({
    queryKey: ['reactors', ...name],
    queryFn: ({ pageParam, signal }) =>
      fetchPage(pageParam === undefined ? {} : { cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ reactors }) => reactors),
    staleTime: 0,
  })
  return (
    <Awaited
      query={query}
      texts={{ loading: texts.whoLoading, notLoaded: texts.whoNotLoaded }}
      boxes={boxes}
      atOnce
    >
      {(reactors) => (
        <>
          <ReactorList reactions={byEmoji(reactors, viewerId)} />
          <MoreButton
            query={query}
            texts={{ more: texts.more, loading: texts.whoLoading, moreFailed: texts.whoNotLoaded }}
          />
        </>
      )}
    </Awaited>
  )
}

/** Who has reacted to a post or a reply; fetched whenever it is opened. */
export const Reactors = ({ open, onClose, ...thing }: ReactorsProps): ReactNode => (
  <ReactorSheet open={open} onClose={onClose}>
    <Body {...thing} />
  </ReactorSheet>
)
