import { browsePeople } from './browse-people.ts'

export const directoryRoutes = [browsePeople]
