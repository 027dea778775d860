import type { Action } from '../../../platform/http/action.ts'
import type { Matching } from '../matching/public.ts'
import { matchListings } from './match-listings.ts'

export const matchRoutes = (matching: Matching): readonly Action[] => [matchListings(matching)]
