import type { ListedPerson } from '@patchbay/contract/search/directory'
import { fakeServer, session, type FakeServer } from './fake-server.ts'
import { person, sampleId } from './inside-samples.ts'

export const listedPerson = (
  number: number,
  name: string,
  changes: Partial<ListedPerson> = {},
): ListedPerson => ({
  ...person(number, name),
  profession: 'Producer',
  city: 'Leeds',
  experienceLevel: 'professional',
  bio: null,
  openTo: [],
  sharedCommunities: 0,
  kilometres: null,
  can: { message: true },
  ...changes,
  id: sampleId(number),
})

export const directory = (people: readonly ListedPerson[], changes: object = {}) => ({
  people,
  nextCursor: null,
  total: people.length,
  place: null,
  within: null,
  sort: 'newest',
  ...changes,
})

/** A server where Ada, who is in Leeds, is signed in. */
export const directoryServer = (
  answer: (query: URLSearchParams) => unknown,
  location: string | null = 'Leeds, United Kingdom',
): FakeServer =>
  fakeServer({
    'GET /session': () => ({ session: session({ location }) }),
    'GET /communities/own': () => ({ communities: [], version: 1 }),
    'GET /directory': (_, query) => answer(query),
  })
