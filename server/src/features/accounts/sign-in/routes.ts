import type { Action } from '../../../platform/http/action.ts'
import { completeSignIn } from './complete-sign-in.ts'
import type { Providers } from './providers.ts'
import { getSignInOptions, signInWithPassword } from './sign-in-with-password.ts'
import { startLink, startSignIn } from './start-sign-in.ts'

export const signInRoutes = (providers: Providers): Action[] => [
  startSignIn(providers),
  startLink(providers),
  completeSignIn(providers),
  signInWithPassword,
  getSignInOptions,
]
