import { coversIn } from '../../../platform/pictures/covers.ts'

export const articleCovers = coversIn('article-covers')
