import { uploadCommunityCover } from '@patchbay/contract/communities/communities'
import { acceptInvitation, createInvitation } from '@patchbay/contract/communities/invitations'
import { requestMembership } from '@patchbay/contract/communities/memberships'
import { query } from '../../src/platform/db/query.ts'
import { newId } from '../../src/platform/ids.ts'
import { answerEvent, createCommunity, createEvent } from '../communities.ts'
import { leaveDiscussionTraces } from './discussion-traces.ts'
import { createPerson, type TestPerson } from '../people.ts'
import { plain } from '../samples/picture-samples.ts'
import type { TestApp } from '../test-app.ts'

export interface CommunityTraces {
  /** A community without other members, with a cover. */
  readonly empty: string
  /** A community with other members. */
  readonly shared: string
  readonly heir: TestPerson
  /** An event of the person that another person attends. */
  readonly attended: string
}

/** Everything that a person can leave in communities; the person's own data contains the word. */
export async function leaveCommunityTraces(
  app: TestApp,
  person: TestPerson,
  word: string,
): Promise<CommunityTraces> {
  const other = await createPerson(app)
  const heir = await createPerson(app)
  const empty = await createCommunity(app, person, { name: word, description: word })
  const picture = new Blob([new Uint8Array(await plain(64, 64).jpeg().toBuffer())])
  await person.client.call(uploadCommunityCover, { params: { communityId: empty }, body: picture })
  const shared = await createCommunity(app, person, { members: [heir, other] })
  const closed = await createCommunity(app, other, { isPrivate: true })
  await person.client.call(requestMembership, {
    params: { communityId: closed },
    body: { message: word },
  })
  await leaveInvitationTraces(app, person, { led: shared, other })
  const place = { user_id: person.id, community_id: closed }
  await query(app.db)
    .insertInto('community_members')
    .values({ ...place, role: 'moderator' })
    .execute()
  await query(app.db)
    .insertInto('community_successors')
    .values({ ...place, chosen_at: new Date() })
    .execute()
  await query(app.db)
    .insertInto('community_mutes')
    .values({ ...place, community_id: shared, muted_at: new Date() })
    .execute()
  await createEvent(app, shared, person, { title: word })
  const attended = await createEvent(app, shared, person)
  await answerEvent(app, attended, other, 'maybe')
  await answerEvent(app, attended, person)
  await leaveDiscussionTraces(app, { person, other, word, communityId: shared })
  const notice = { user_id: person.id, kind: 'community_deleted', data: `{"name":"${word}"}` }
  await query(app.db)
    .insertInto('notices')
    .values({ id: newId(), ...notice })
    .execute()
  return { empty, shared, heir, attended }
}

/** A link that the person has made, and one that they came by. */
async function leaveInvitationTraces(
  app: TestApp,
  person: TestPerson,
  { led, other }: { readonly led: string; readonly other: TestPerson },
): Promise<void> {
  const joined = await createCommunity(app, other, { isPrivate: true })
  const made = async ({ client }: TestPerson, communityId: string) => {
    const body = { clientId: newId(), days: null, mostUses: null }
    return (await client.call(createInvitation, { params: { communityId }, body })).body.path ?? ''
  }
  await made(person, led)
  const secret = (await made(other, joined)).split('/').at(-1) ?? ''
  await person.client.call(acceptInvitation, { params: { secret } })
}
