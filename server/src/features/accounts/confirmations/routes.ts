import type { Action } from '../../../platform/http/action.ts'
import type { Providers } from '../sign-in/public.ts'
import { completeConfirmation, getConfirmation, startConfirmation } from './confirm-session.ts'
import { confirmWithPassword } from './confirm-with-password.ts'

export const confirmationRoutes = (providers: Providers): Action[] => [
  getConfirmation,
  startConfirmation(providers),
  completeConfirmation(providers),
  confirmWithPassword,
]
