import type { Person } from '@patchbay/contract/people'

const nobody: readonly Person[] = []

/** Who else writes in this conversation at this moment. */
export const useTypists = (_conversationId: string): readonly Person[] => nobody

/** To be called on every input. */
export const useTypingNotice =
  (_conversationId: string): (() => void) =>
  () => {}
