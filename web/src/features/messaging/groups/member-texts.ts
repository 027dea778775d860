import { mostParticipants } from '@patchbay/contract/messaging/message-fields'
import { conversationTexts } from '../conversations/public.ts'

export const memberTexts = {
  title: 'Members',
  loading: 'Loading members...',
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  you: 'You',
  admin: 'Admin',
  options: (name: string) => `Options for ${name}`,
  cancel: 'Cancel',

  rename: 'Rename',
  name: 'Group name',
  save: 'Save',
  saving: 'Saving...',
  renameFailed: 'The name was not changed. Try again.',

  picture: {
    label: 'Group picture',
    cropTitle: 'Position the picture',
    changed: 'The group picture has been changed.',
    removeTitle: 'Remove the group picture?',
    removeBody: 'Faces of the group take its place.',
    removed: 'The group picture has been removed.',
  },
  pictureFull: 'There is no room for more files at the moment.',
  pictureUnreadable: 'The picture is damaged, or larger than we can read.',
  pictureNotRemoved: 'The picture is still there. Try again.',

  add: 'Add people',
  addNote: 'They will see everything that was said here before.',
  addSubmit: 'Add',
  adding: 'Adding...',
  addNobody: 'Choose at least one person',
  someBlocked: 'It concerns at least one of them. Choose others, or unblock them first.',
  /** Who left decides for themselves. */
  askedBack: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} left this group before, and has been asked to come back.`
      : `${new Intl.ListFormat('en').format(names)} left this group before, and have been asked to come back.`,
  addFailed: 'Nobody was added. Try again.',

  makeAdmin: 'Make admin',
  makeMember: 'Make member',
  isAdmin: (name: string) => `${name} is an admin now.`,
  isMember: (name: string) => `${name} is a member now.`,
  youAreMember: 'You are a member now.',
  roleFailed: 'That could not be changed. Try again.',

  remove: 'Remove',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeBody: 'They will no longer see this conversation.',
  removing: 'Removing...',
  removed: (name: string) => `${name} has been removed.`,
  removeFailed: 'Nobody was removed. Try again.',

  refused: {
    forbidden: 'Only admins can change this group.',
    conversation_not_found: 'You are no longer in this group.',
    participant_not_found: 'This person is no longer in the group.',
    last_admin: 'A group needs an admin. Make somebody else one first.',
    conversation_blocked: conversationTexts.blocked,
    person_not_found: conversationTexts.notFound,
    cannot_be_added: conversationTexts.cannotBeAdded,
    group_full: `There is no room for so many: a group has at most ${mostParticipants} people.`,
  },
} as const
