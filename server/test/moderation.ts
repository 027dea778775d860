import { nameModerator } from '@patchbay/contract/communities/moderation'
import type { TestPerson } from './people.ts'

/** A member who becomes a moderator. */
export async function makeModerator(
  leader: TestPerson,
  communityId: string,
  { id: userId }: TestPerson,
): Promise<void> {
  const answer = await leader.client.call(nameModerator, { params: { communityId, userId } })
  if (answer.code !== undefined) throw new Error(`The moderator was refused: ${answer.code}.`)
}
