import * as contract from '@patchbay/contract/privacy/archives'
import { action } from '../../../platform/http/action.ts'
import { viewArchive } from './archive.view.ts'
import { findArchive } from './archives.store.ts'

export const getArchive = action(contract.getArchive, async ({ db, viewer, now }) =>
  viewArchive(await findArchive(db, viewer.userId), now()),
)
