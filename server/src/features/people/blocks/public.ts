export { blockedWith, hasBlocked } from './blocks.store.ts'
export { deleteBlocksOf } from './erase-blocks.store.ts'
