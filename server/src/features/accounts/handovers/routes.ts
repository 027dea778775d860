import type { Action } from '../../../platform/http/action.ts'
import type { Providers } from '../sign-in/public.ts'
import { completeHandover } from './complete-handover.ts'
import { confirmHandover, linkHandover, redeemHandover } from './redeem-handover.ts'

export const handoverRoutes = (providers: Providers): Action[] => [
  completeHandover(providers),
  redeemHandover,
  linkHandover,
  confirmHandover,
]
