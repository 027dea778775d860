/** All query keys of people. */
export const personKeys = {
  one: (userId: string) => ['person', userId] as const,
  /** Every list after the first part that comes with the profile. */
  communities: (userId: string) => ['person', userId, 'communities'] as const,
  communitiesAfter: (userId: string, cursor: string | null) =>
    ['person', userId, 'communities', cursor] as const,
  ownPage: ['own-page'] as const,
  suggested: ['suggested-people'] as const,
  search: (q: string) => ['people', q] as const,
}
