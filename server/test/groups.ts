import { getConversation, setMuted } from '@patchbay/contract/messaging/conversations'
import {
  addParticipants,
  comeBack,
  leaveGroup,
  listAskedBack,
  removeGroupPicture,
  removeParticipant,
  renameGroup,
  setRole,
  stayAway,
  uploadGroupPicture,
} from '@patchbay/contract/messaging/groups'
import { listMessages } from '@patchbay/contract/messaging/messages'
import type { Database } from '../src/platform/db/database.ts'
import { query } from '../src/platform/db/query.ts'
import { newId } from '../src/platform/ids.ts'
import type { TestPerson } from './people.ts'

interface Named {
  readonly id: string
}

/** All actions of a person in a group. */
export function inGroup({ client }: Pick<TestPerson, 'client'>, conversationId: string) {
  const params = { conversationId }
  return {
    get: async () => (await client.call(getConversation, { params })).body,
    rename: (name = 'Day shift') => client.call(renameGroup, { params, body: { name } }),
    setPicture: (bytes: Uint8Array) =>
      client.call(uploadGroupPicture, {
        params,
        query: {},
        body: new Blob([new Uint8Array(bytes)]),
      }),
    removePicture: () => client.call(removeGroupPicture, { params }),
    add: (...people: Named[]) =>
      client.call(addParticipants, { params, body: { userIds: people.map(({ id }) => id) } }),
    remove: ({ id }: Named) =>
      client.call(removeParticipant, { params: { ...params, userId: id } }),
    setRole: ({ id }: Named, role: 'admin' | 'member' = 'admin') =>
      client.call(setRole, { params: { ...params, userId: id }, body: { role } }),
    leave: () => client.call(leaveGroup, { params }),
    comeBack: () => client.call(comeBack, { params }),
    stayAway: () => client.call(stayAway, { params }),
    /** The names of all groups that the person is asked to come back to. */
    askedBack: async () =>
      (await client.call(listAskedBack, {})).body.groups.map(({ name }) => name),
    setMuted: (isMuted = true) => client.call(setMuted, { params, body: { isMuted } }),
    /** The oldest first. */
    messages: async () =>
      (await client.call(listMessages, { params, query: {} })).body.messages.toReversed(),
  }
}

/** The events with actor and people, as a member of the group sees them. */
export const linesFor = async (by: TestPerson, conversationId: string) =>
  (await inGroup(by, conversationId).messages()).flatMap(({ event, senderId }) =>
    event === null
      ? []
      : [[event.type, senderId, ...event.people.map(({ id }) => id), ...[event.name ?? []].flat()]],
  )

/** Creates many people without a browser. */
export async function createNames(
  app: { readonly db: Database },
  many: number,
): Promise<readonly Named[]> {
  const people = Array.from({ length: many }, () => ({ id: newId() }))
  const answers = { full_name: 'A name', display_name: 'A name' }
  const rows = people.map(({ id }) => ({
    id,
    ...answers,
    terms_accepted: true,
    onboarding_completed: true,
  }))
  await query(app.db).insertInto('user_profiles').values(rows).execute()
  return people
}
