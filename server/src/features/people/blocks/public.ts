export { blockedWith, hasBlocked } from './blocked.store.ts'
export { deleteBlocksOf } from './erase-blocks.store.ts'
