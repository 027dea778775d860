import { addPasskey, removePasskey, startPasskey } from './add-passkey.ts'
import { removeCodeFactor, setCodeFactor, startCodeFactor } from './code-factor.ts'
import { confirmWithPasskey } from './confirm-with-passkey.ts'
import { getSecondFactors } from './get-second-factors.ts'
import { giveSecondFactor } from './give-second-factor.ts'
import { askForPasskey } from './prove-passkey.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { signInWithPasskey, startPasskeySignIn } from './sign-in-with-passkey.ts'

export const secondFactorRoutes = [
  getSecondFactors,
  startCodeFactor,
  setCodeFactor,
  removeCodeFactor,
  renewRecoveryCodes,
  startPasskey,
  addPasskey,
  removePasskey,
  askForPasskey,
  giveSecondFactor,
  confirmWithPasskey,
  startPasskeySignIn,
  signInWithPasskey,
]
