import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Listing } from '@patchbay/contract/marketplace/listings'
import type { PublicProfile } from '@patchbay/contract/people/people'
import { fakeServer, profile, session, type FakeServer } from './fake-server.ts'
import { sampleId } from './inside-samples.ts'

export const personPath = `/people/${sampleId(12)}`
export const profilePage = `/users/${sampleId(12)}`

type Changes = Partial<Omit<PublicProfile, 'can'>> & { can?: Partial<PublicProfile['can']> }

/** Theo, as seen by a member without any relation to him. */
export const publicProfile = ({ can, ...changes }: Changes = {}): PublicProfile => ({
  id: sampleId(12),
  fullName: 'Theo Lindqvist',
  displayName: 'Theo Lindqvist',
  staffRole: null,
  verified: true,
  avatarUrl: '/api/avatars/theo.svg',
  bio: 'Tape, mostly.\nAlways looking for a trombone.',
  professions: ['Sound Engineer', 'Other'],
  otherProfession: 'Tape op',
  experienceLevel: 'professional',
  goals: 'Two records a year.',
  location: 'London, United Kingdom',
  website: 'https://theo.example/',
  social: { instagram: 'theo.tapes', spotify: 'https://open.spotify.com/artist/1' },
  version: 1,
  communityCount: 2,
  nextCommunities: null,
  communities: [
    {
      id: sampleId(100),
      name: 'South London Producers',
      isPrivate: false,
      coverImage: null,
      memberCount: 2304,
      hidden: false,
      shared: true,
    },
    {
      id: sampleId(101),
      name: 'Session Brass UK',
      isPrivate: true,
      coverImage: null,
      memberCount: 1,
      hidden: false,
      shared: false,
    },
  ],
  joinedAt: '2023-05-14T12:00:00.000Z',
  own: false,
  blockedByMe: false,
  permanentlyBanned: null,
  ...changes,
  can: { message: true, block: true, unblock: false, report: true, ...can },
})

/** A server where Ada is signed in and Theo has a profile. */
export const peopleServer = (
  changes: Changes = {},
  handlers: Parameters<typeof fakeServer>[0] = {},
): FakeServer =>
  fakeServer({
    'GET /session': () => ({ session: session() }),
    'GET /communities/own': () => ({ communities: [], version: 1 }),
    [`GET ${personPath}`]: () => publicProfile(changes),
    [`GET ${personPath}/listings`]: () => ({ listings: [] }),
    [`GET ${personPath}/posts`]: () => ({ posts: [] }),
    [`GET ${personPath}/events`]: () => ({ events: [] }),
    ...handlers,
  })

/** What others see of Ada, who has made nothing yet, for her own profile. */
export function ownWork(
  listings: readonly Listing[] = [],
  communityCount = 0,
): Parameters<typeof fakeServer>[0] {
  const { id } = profile()
  const own = { id, own: true, communities: [], communityCount }
  return {
    [`GET /people/${id}`]: () => publicProfile(own),
    [`GET /people/${id}/listings`]: () => ({ listings }),
    [`GET /people/${id}/posts`]: () => ({ posts: [] }),
    [`GET /people/${id}/events`]: () => ({ events: [] }),
  }
}

/** Opens the menu of Theo's profile and returns one of its items. */
export async function menuItem(name: string): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: 'Options for Theo Lindqvist' }))
  return screen.findByRole('menuitem', { name })
}

/** Presses Message, or an item of the menu. */
export async function pressOnProfile(name: string): Promise<void> {
  const target =
    name === 'Message' ? await screen.findByRole('button', { name }) : await menuItem(name)
  await userEvent.click(target)
}
