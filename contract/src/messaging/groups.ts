import * as z from 'zod/mini'
import { avatarMaxBytes, pictureCrop } from '../accounts/avatars.ts'
import { conversation } from './conversations.ts'
import { groupFields, mostParticipants } from './message-fields.ts'
import { firstMessage } from './messages.ts'
import { clientId } from '../pages.ts'
import { route } from '../route.ts'

const groupParams = z.object({ conversationId: z.uuid() })
const participantParams = z.object({ conversationId: z.uuid(), userId: z.uuid() })
const otherPeople = z.array(z.uuid()).check(z.maxLength(mostParticipants - 1))

export const createGroup = route('createGroup', {
  method: 'POST',
  path: '/conversations/groups',
  access: 'onboarded',
  summary: 'Begins a group; once, however often it is sent. Its creator is in it, as its admin.',
  body: z.object({
    clientId,
    name: groupFields.name,
    memberIds: otherPeople,
    initialMessage: z.nullable(firstMessage),
  }),
  output: z.object({ id: z.uuid() }),
  errors: [
    'group_too_small',
    'person_not_found',
    'conversation_blocked',
    'cannot_be_added',
    'block_check_failed',
    'first_message_failed',
  ],
})

export const renameGroup = route('renameGroup', {
  method: 'PUT',
  path: '/conversations/:conversationId/name',
  access: 'onboarded',
  summary: 'Gives a group another name; for its admins.',
  params: groupParams,
  body: z.object({ name: groupFields.name }),
  output: conversation,
  errors: ['conversation_not_found', 'forbidden'],
})

export const uploadGroupPicture = route('uploadGroupPicture', {
  method: 'PUT',
  path: '/conversations/:conversationId/picture',
  access: 'onboarded',
  summary:
    'Gives a group another picture; for its admins. The body is the file; without a crop, its middle is taken.',
  params: groupParams,
  query: pictureCrop,
  upload: { maxBytes: avatarMaxBytes },
  output: conversation,
  errors: [
    'conversation_not_found',
    'forbidden',
    'file_too_large',
    'invalid_file_type',
    'unreadable_picture',
    'storage_full',
  ],
})

export const removeGroupPicture = route('removeGroupPicture', {
  method: 'DELETE',
  path: '/conversations/:conversationId/picture',
  access: 'onboarded',
  summary: 'Takes the picture of a group away; for its admins.',
  params: groupParams,
  output: conversation,
  errors: ['conversation_not_found', 'forbidden'],
})

export const addParticipants = route('addParticipants', {
  method: 'POST',
  path: '/conversations/:conversationId/participants',
  access: 'onboarded',
  summary:
    'Adds people to a group, all or none; for its admins. Existing participants are unchanged. New participants see the whole history. Those who left by themselves are asked to come back, and those who want to be asked are asked.',
  params: groupParams,
  body: z.object({ userIds: otherPeople.check(z.minLength(1)) }),
  output: z.object({
    ...conversation.shape,
    /** These of the named people had left, or want to be asked first. They decide themselves. */
    askedBack: z.array(z.uuid()),
  }),
  errors: [
    'conversation_not_found',
    'forbidden',
    'person_not_found',
    'conversation_blocked',
    'cannot_be_added',
    'group_full',
  ],
})

const askedGroup = z.object({
  conversationId: z.uuid(),
  name: z.nullable(z.string()),
  /** The viewer was never in it, and wants to be asked by people who are new. */
  isNew: z.boolean(),
})

export type AskedGroup = z.infer<typeof askedGroup>

export const listAskedBack = route('listAskedBack', {
  method: 'GET',
  path: '/conversations/asked-back',
  access: 'onboarded',
  summary:
    'The groups that the viewer is asked to enter, or to come back to, the newest first; up to 50.',
  output: z.object({
    groups: z.array(askedGroup),
  }),
  errors: [],
})

export const comeBack = route('comeBack', {
  method: 'POST',
  path: '/conversations/:conversationId/come-back',
  access: 'onboarded',
  summary: 'The viewer enters a group, if an admin has asked them to.',
  params: groupParams,
  output: conversation,
  errors: ['conversation_not_found', 'cannot_be_added', 'group_full'],
})

export const stayAway = route('stayAway', {
  method: 'DELETE',
  path: '/conversations/:conversationId/come-back',
  access: 'onboarded',
  summary:
    'The viewer does not want to come back. Nobody is told; an admin can ask again after a week.',
  params: groupParams,
  output: null,
  errors: [],
})

export const removeParticipant = route('removeParticipant', {
  method: 'DELETE',
  path: '/conversations/:conversationId/participants/:userId',
  access: 'onboarded',
  summary: 'Takes somebody else out of a group; for its admins. From then on they hear nothing.',
  params: participantParams,
  output: conversation,
  errors: ['conversation_not_found', 'participant_not_found', 'forbidden'],
})

export const setRole = route('setRole', {
  method: 'PUT',
  path: '/conversations/:conversationId/participants/:userId/role',
  access: 'onboarded',
  summary: 'Makes somebody in a group an admin, or a member again; for its admins.',
  params: participantParams,
  body: z.object({ role: z.enum(['admin', 'member']) }),
  output: conversation,
  errors: ['conversation_not_found', 'participant_not_found', 'forbidden', 'last_admin'],
})

export const leaveGroup = route('leaveGroup', {
  method: 'POST',
  path: '/conversations/:conversationId/leave',
  access: 'onboarded',
  summary:
    'The viewer leaves a group. Repeating it, or naming a group that does not exist, gives the same answer. If no admin is left, the longest-standing participant becomes one; an empty group is deleted.',
  params: groupParams,
  output: null,
  errors: ['forbidden'],
})
