import type { ReceivedOutput, Route, SentRequest } from '@patchbay/contract/route'
import type { InfiniteData } from '@tanstack/react-query'
import { call, firstAnswer, type Arguments } from './api.ts'

interface Asking {
  readonly signal: AbortSignal
}

const send = <R extends Route>(route: R, request: object): Promise<ReceivedOutput<R>> =>
  call(route, ...([request] as Arguments<R>))

/**
 * A query's function, and its first data: the answer that came with the page. With it the first
 * rendering has its content and is made in short pieces, while what is fetched is rendered at once.
 */
export const read = <R extends Route>(route: R, request: SentRequest<R> & object) => ({
  queryFn: ({ signal }: Asking) => send(route, { ...request, signal }),
  initialData: () => firstAnswer(route, request),
})

/** A list that is read page by page. */
type PageOf<R extends Route> = ReceivedOutput<R> & { readonly nextCursor: string | null }
type Cursor = string | undefined
type Pages<R extends Route> = InfiniteData<PageOf<R>, Cursor>

/**
 * The same for a list. `share` is its structural sharing, which the first data would not pass
 * otherwise.
 */
export const readPages = <R extends Route>(
  route: R,
  requestFor: (cursor: Cursor) => SentRequest<R> & object,
  share?: (known: unknown, answer: unknown) => unknown,
) => ({
  queryFn: ({ pageParam, signal }: Asking & { readonly pageParam: Cursor }) =>
    send(route, { ...requestFor(pageParam), signal }) as Promise<PageOf<R>>,
  initialPageParam: undefined as Cursor,
  getNextPageParam: ({ nextCursor }: PageOf<R>) => nextCursor ?? undefined,
  initialData: (): Pages<R> | undefined => {
    const first = firstAnswer(route, requestFor(undefined))
    if (first === undefined) return undefined
    const data = { pages: [first], pageParams: [undefined] }
    return (share ? share(undefined, data) : data) as Pages<R>
  },
  ...(share && { structuralSharing: share }),
})

interface Answerable {
  readonly isPending: boolean
  readonly isFetched: boolean
}

/**
 * Whether each query has been answered once, also by a failure. One that is tried again after a
 * failure is pending once more, and what stands beside it must stay.
 */
export const areAnswered = (queries: readonly Answerable[]): boolean =>
  queries.every(({ isPending, isFetched }) => isFetched || !isPending)
