import { appealBan } from './appeal-ban.ts'

export const appealRoutes = [appealBan]
