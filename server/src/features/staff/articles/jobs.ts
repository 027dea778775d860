import { publishDueArticles } from './publish-due-articles.ts'

export const articleJobs = [publishDueArticles]
