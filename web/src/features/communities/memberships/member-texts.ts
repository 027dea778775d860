export const memberTexts = {
  title: 'Members',
  search: 'Search members',
  noneFound: 'No member has this name.',
  found: (count: number, hasMore: boolean) => {
    if (hasMore) return `${count} or more members found`
    return count === 1 ? '1 member found' : `${count} members found`
  },
  loading: 'Loading members...',
  failed: 'Failed to load members. Please try again.',
  more: 'Show more',
  loadingMore: 'Loading...',
  leader: 'Leader',
  joined: (when: string) => `Joined ${when}`,
  makeLeader: 'Make leader',
  remove: 'Remove',
  options: (name: string) => `Options for ${name}`,
  cancel: 'Cancel',

  makeLeaderTitle: (name: string) => `Make ${name} the leader?`,
  makeLeaderBody: 'You will be a member. Only the new leader can change that.',
  makingLeader: 'Handing over...',
  madeLeader: (name: string) => `${name} is the leader now.`,
  makeLeaderFailed: 'Failed to change the leader. Please try again.',

  removeTitle: (name: string) => `Remove ${name}?`,
  removeBody: 'They lose access to what only members see.',
  removing: 'Removing...',
  removed: (name: string) => `${name} has been removed.`,
  removeFailed: 'Failed to remove the member. Please try again.',
} as const
