export { communityKeys } from './communities.cache.ts'
