import { getVerification } from './get-verification.ts'
import { requestVerification } from './request-verification.ts'

export const verificationRoutes = [getVerification, requestVerification]
