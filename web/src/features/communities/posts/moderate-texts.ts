/** What is asked and said when the leader or a moderator pins a post or locks its discussion. */
export const moderateTexts = {
  cancel: 'Cancel',
  busy: 'Saving...',
  failed: 'It could not be saved. Try again.',
  full: 'Three posts are pinned already. Unpin one of them first.',
  howLong: 'How long',
  lengths: { day: '1 day', week: '7 days', month: '30 days', open: 'No end' },
  pin: {
    title: 'Pin this post?',
    body: 'It stands first in the discussions of this community.',
    confirm: 'Pin',
    done: 'Post pinned',
  },
  unpin: {
    title: 'Unpin this post?',
    body: 'It goes back to its place in the discussions.',
    confirm: 'Unpin',
    done: 'Post unpinned',
  },
  lock: {
    title: 'Lock this discussion?',
    body: 'Only the leader and moderators can reply until it is unlocked.',
    confirm: 'Lock',
    done: 'Discussion locked',
  },
  unlock: {
    title: 'Unlock this discussion?',
    body: 'Everybody who could reply before can reply again.',
    confirm: 'Unlock',
    done: 'Discussion unlocked',
  },
} as const
