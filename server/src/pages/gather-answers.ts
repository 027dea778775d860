import type { FastifyInstance, FastifyRequest } from 'fastify'
import { askWithin, urlOf, type Asked, type Given } from '../platform/http/pages/ask-within.ts'
import type { Read } from './further-answers.ts'

/** Ends after so many milliseconds, or with the signal. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>

export interface AskingParts {
  readonly http: FastifyInstance
  readonly wait: Wait
}

/** What came in time. */
export interface Gathered {
  readonly all: () => readonly Given[]
  readonly answerTo: (asked: Asked | undefined) => Given | undefined
  readonly read: Read
}

interface GatherOptions {
  /** In milliseconds. */
  readonly within: number
  /** What to ask for besides, by what has been answered so far. */
  readonly further?: (read: Read) => readonly Asked[]
}

/** Asks for everything, each once, as the viewer; after the time nothing is awaited any longer. */
export async function gather(
  { http, wait }: AskingParts,
  request: FastifyRequest,
  asked: readonly Asked[],
  { within, further = () => [] }: GatherOptions,
): Promise<Gathered> {
  const given = new Map<string, Given>()
  const begun = new Set<string>()
  const parsed = new Map<string, unknown>()
  const over = new AbortController()

  const read = ((one) => {
    const url = urlOf(one)
    const answer = given.get(url)
    if (answer?.status !== 200) return undefined
    if (!parsed.has(url)) parsed.set(url, JSON.parse(answer.text))
    return parsed.get(url)
  }) as Read
  const ask = async (one: Asked): Promise<void> => {
    const url = urlOf(one)
    if (begun.has(url)) return
    begun.add(url)
    const answer = await askWithin(http, request, one, 'viewer')
    if (over.signal.aborted) return
    given.set(url, answer)
    await askAll(further(read))
  }
  const askAll = async (all: readonly Asked[]): Promise<void> => {
    await Promise.all(all.map((one) => ask(one).catch(() => {})))
  }

  await Promise.race([askAll(asked), wait(within, over.signal).catch(() => {})])
  over.abort()
  return {
    all: () => [...given.values()],
    answerTo: (one) => one && given.get(urlOf(one)),
    read,
  }
}

/** In one order, so that a page does not show which answer was the quickest. */
export const answersOf = (given: readonly Given[]): string =>
  `{${given
    .filter(({ status }) => status === 200)
    .toSorted((a, b) => (a.url < b.url ? -1 : 1))
    .map(({ url, text }) => `${JSON.stringify(url)}:${text}`)
    .join(',')}}`
