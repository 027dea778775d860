import { blockPerson } from './block-person.ts'
import { listBlocks } from './list-blocks.ts'
import { unblockPerson } from './unblock-person.ts'

export const blockRoutes = [blockPerson, unblockPerson, listBlocks]
