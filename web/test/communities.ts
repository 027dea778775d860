import type { Community, CommunityCard } from '@patchbay/contract/communities/communities'
import type { Member, MembershipRequest } from '@patchbay/contract/communities/memberships'
import type { Person } from '@patchbay/contract/people/people'

export const communityId = '0191d1c0-0000-7000-8000-0000000000c1'

export const person = (name: string, changes: Partial<Person> = {}): Person => ({
  id: `0191d1c0-0000-7000-8000-${Array.from(name, (letter) => letter.codePointAt(0)?.toString(16))
    .join('')
    .slice(0, 12)
    .padEnd(12, '0')}`,
  fullName: name,
  displayName: name,
  verified: false,
  avatarUrl: '/api/avatars/initials.svg',
  linked: true,
  ...changes,
})

export const card = (changes: Partial<CommunityCard> = {}): CommunityCard => ({
  id: communityId,
  name: 'South London Producers',
  description: 'Producers and beat makers south of the river. '.repeat(3).trim(),
  isPrivate: false,
  genres: ['Neo Soul', 'UK Garage', 'Broken Beat', 'House', 'Dub'],
  location: 'London, United Kingdom',
  locationEnabled: true,
  coverImage: null,
  memberCount: 412,
  membership: 'none',
  activity: null,
  can: { join: true, request: false },
  ...changes,
})

type Changes = Partial<Omit<Community, 'can'>> & { can?: Partial<Community['can']> }

/** A public community, as a non-member sees it. */
export const community = ({ can, ...changes }: Changes = {}): Community => {
  const leader = person('Theo', { verified: true })
  return {
    ...card(),
    isClosed: false,
    leaderId: leader.id,
    leader,
    createdAt: '2024-03-04T10:00:00.000Z',
    updatedAt: '2026-11-01T10:00:00.000Z',
    pendingRequests: null,
    membersInvite: false,
    mute: null,
    successor: null,
    version: 1,
    insideVersion: 1,
    ...changes,
    can: {
      join: false,
      request: false,
      withdraw: false,
      leave: false,
      lead: false,
      moderate: false,
      decideRequests: false,
      seeInside: true,
      create: false,
      invite: false,
      report: false,
      ...can,
    },
  }
}

/** A private community, as its leader sees it. */
export const led = (changes: Changes = {}): Community =>
  community({
    isPrivate: true,
    membership: 'leader',
    pendingRequests: 1,
    ...changes,
    can: { lead: true, moderate: true, decideRequests: true, create: true, ...changes.can },
  })

export const memberRights = (can: Partial<Member['can']> = {}): Member['can'] => ({
  remove: false,
  makeLeader: false,
  makeModerator: false,
  endModerator: false,
  makeSuccessor: false,
  mute: false,
  ...can,
})

export const member = (name: string, changes: Partial<Member> = {}): Member => ({
  person: person(name),
  role: 'member',
  joinedAt: '2026-10-01T10:00:00.000Z',
  mute: null,
  can: memberRights(),
  ...changes,
})

export const request = (name: string, message: string | null = null): MembershipRequest => ({
  id: '0191d1c0-0000-7000-8000-0000000000d1',
  communityId,
  person: person(name),
  message,
  createdAt: '2026-11-15T08:00:00.000Z',
})
