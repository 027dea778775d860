import type { FoundGroup, FoundThing, FoundType } from '@patchbay/contract/search/search'
import { fakeServer, session, type FakeServer } from './fake-server.ts'
import { person, sampleId } from './inside-samples.ts'

/** `[word]` is marked. */
export const parts = (text: string): FoundThing['title'] =>
  text
    .split(/(\[[^\]]*\])/)
    .filter((one) => one !== '')
    .map((one) =>
      one.startsWith('[')
        ? { text: one.slice(1, -1), isFound: true }
        : { text: one, isFound: false },
    )

export const foundThing = (
  kind: FoundThing['kind'],
  number: number,
  title: string,
  changes: Partial<FoundThing> = {},
): FoundThing => ({
  kind,
  id: sampleId(number),
  title: parts(title),
  excerpt: [],
  person: kind === 'person' ? person(number, title.replaceAll(/[[\]]/g, '')) : null,
  place: null,
  at: null,
  picture: null,
  inside: null,
  slug: null,
  seq: null,
  ...changes,
})

export const foundGroup = (
  type: FoundType,
  found: readonly FoundThing[],
  changes: Partial<FoundGroup> = {},
): FoundGroup => ({ type, found: [...found], isNear: false, nextCursor: null, ...changes })

type Answer = (query: URLSearchParams) => unknown

/** A server where Ada is signed in and searches. */
export const searchServer = (answer: Answer): FakeServer =>
  fakeServer({
    'GET /session': () => ({ session: session() }),
    'GET /communities/own': () => ({ communities: [], version: 1 }),
    'GET /search': (_, query) => answer(query),
  })
