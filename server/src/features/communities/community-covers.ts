import { coversIn } from '../../platform/pictures/covers.ts'

/** For everyone, a private community's too: it stands on its card. */
export const communityCovers = coversIn('community-covers')
