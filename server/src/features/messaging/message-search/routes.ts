import { searchMessages } from './search-messages.ts'

export const messageSearchRoutes = [searchMessages]
