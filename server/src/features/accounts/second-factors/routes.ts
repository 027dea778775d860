import { addPasskey, removePasskey, startPasskey } from './add-passkey.ts'
import { removeCodeFactor, setCodeFactor, startCodeFactor } from './code-factor.ts'
import { getSecondFactors } from './get-second-factors.ts'
import { giveSecondFactor } from './give-second-factor.ts'
import { askForPasskey } from './prove-passkey.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'

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
]
