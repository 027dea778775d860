import { coversIn } from '../../../../platform/pictures/covers.ts'

/** Public, also for a private community, because the cover is shown on its card. */
export const communityCovers = coversIn('community-covers')
