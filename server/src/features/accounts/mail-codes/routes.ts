import {
  confirmWithMailCode,
  linkMailCode,
  startMailCodeConfirmation,
  startMailCodeLink,
} from './link-mail-code.ts'
import { signInWithMailCode, startMailCode } from './sign-in-with-mail-code.ts'

export const mailCodeRoutes = [
  startMailCode,
  signInWithMailCode,
  startMailCodeLink,
  linkMailCode,
  startMailCodeConfirmation,
  confirmWithMailCode,
]
