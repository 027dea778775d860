import type { NoticeSetting } from '@patchbay/contract/notices/notices'

export const settingTexts = {
  title: 'Notifications',
  hint: 'What you want to hear of.',
  loading: 'Loading your choices...',
  notLoaded: 'Your choices could not be loaded.',
  failed: 'That could not be saved. Try again.',
} as const

interface Words {
  readonly label: string
  readonly hint: string
}

/** In display order. */
export const settingWords: Readonly<Record<NoticeSetting, Words>> = {
  replies: { label: 'Replies', hint: 'Somebody answers your post or your article.' },
  mentions: { label: 'Mentions', hint: 'Somebody writes your name with an @ in a community.' },
  likes: { label: 'Likes', hint: 'Somebody likes your post, reply or comment.' },
  membershipRequests: {
    label: 'Requests to join',
    hint: 'Somebody asks to join your community.',
  },
  memberships: {
    label: 'Your memberships',
    hint: 'You are let in, rejected or removed, you lead a community, or one of yours is deleted.',
  },
  eventChanges: {
    label: 'Changed events',
    hint: 'An event you attend has a new time or place.',
  },
  eventCancellations: {
    label: 'Cancelled events',
    hint: 'An event you attend does not take place.',
  },
  eventReminders: {
    label: 'Reminders',
    hint: 'A day and an hour before events you attend.',
  },
  savedSearches: {
    label: 'Saved searches',
    hint: 'Something new fits a search that you saved, once a day at most.',
  },
  verification: { label: 'Verification', hint: 'Your request has been decided.' },
}
