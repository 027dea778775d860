import { listLinkCards } from './list-link-cards.ts'

export const linkCardRoutes = [listLinkCards]
