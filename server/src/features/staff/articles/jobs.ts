import { publishDueArticles } from './publish-due-articles.ts'
import { removeHiddenCover } from './remove-hidden-cover.ts'

export const articleJobs = [publishDueArticles, removeHiddenCover]
