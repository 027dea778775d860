import { changePassword } from './change-password.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { cancelEmailChange, getEmailChange, resendEmailChange } from './pending-email-change.ts'
import { requestEmailChange } from './request-email-change.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resetPassword } from './reset-password.ts'

export const credentialRoutes = [
  changePassword,
  requestPasswordReset,
  resetPassword,
  requestEmailChange,
  confirmEmailChange,
  getEmailChange,
  resendEmailChange,
  cancelEmailChange,
]
