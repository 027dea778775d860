/** All query keys of people. */
export const personKeys = {
  one: (userId: string) => ['person', userId] as const,
  communities: (userId: string) => ['person', userId, 'communities'] as const,
  search: (q: string) => ['people', q] as const,
}
