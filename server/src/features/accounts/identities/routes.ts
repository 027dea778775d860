import { listIdentities } from './list-identities.ts'
import { unlinkIdentity } from './unlink-identity.ts'

export const identityRoutes = [listIdentities, unlinkIdentity]
