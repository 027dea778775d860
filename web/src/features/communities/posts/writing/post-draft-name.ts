/** One draft for each community. */
export const postDraftName = (communityId: string): string => `post:${communityId}`
