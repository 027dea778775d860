import type { PublicProfile } from '@patchbay/contract/people/people'
import { fakeServer, session, type FakeServer } from './fake-server.ts'
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
    },
    {
      id: sampleId(101),
      name: 'Session Brass UK',
      isPrivate: true,
      coverImage: null,
      memberCount: 1,
      hidden: false,
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
    ...handlers,
  })
