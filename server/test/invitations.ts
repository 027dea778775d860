import {
  acceptInvitation,
  createInvitation,
  getInvitation,
  type Invitation,
} from '@patchbay/contract/communities/invitations'
import { query } from '../src/platform/db/query.ts'
import type { Database } from '../src/platform/db/database.ts'
import { newId } from '../src/platform/ids.ts'
import type { TestPerson } from './people.ts'

type Choices = Partial<Pick<Parameters<typeof bodyOf>[0], 'days' | 'mostUses'>>

const bodyOf = (choices: { days?: 1 | 7 | 30 | null; mostUses?: 1 | 10 | 50 | null }) => ({
  clientId: newId(),
  days: null,
  mostUses: null,
  ...choices,
})

export const invite = (
  { client }: Pick<TestPerson, 'client'>,
  communityId: string,
  choices: Choices = {},
) => client.call(createInvitation, { params: { communityId }, body: bodyOf(choices) })

export interface MadeInvitation extends Invitation {
  readonly secret: string
}

/** A link that lets people in. */
export async function makeInvitation(
  maker: Pick<TestPerson, 'client'>,
  communityId: string,
  choices: Choices = {},
): Promise<MadeInvitation> {
  const { status, body } = await invite(maker, communityId, choices)
  if (status !== 200 || body.path === null) throw new Error(`No link was made: ${status}`)
  return { ...body, secret: body.path.split('/').at(-1) ?? '' }
}

export const follow = ({ client }: Pick<TestPerson, 'client'>, secret: string) =>
  client.call(getInvitation, { params: { secret } })

export const accept = ({ client }: Pick<TestPerson, 'client'>, secret: string) =>
  client.call(acceptInvitation, { params: { secret } })

export const letMembersInvite = (
  app: { readonly db: Database },
  communityId: string,
  allowed = true,
) =>
  query(app.db)
    .updateTable('communities')
    .set({ members_invite: allowed })
    .where('id', '=', communityId)
    .execute()
