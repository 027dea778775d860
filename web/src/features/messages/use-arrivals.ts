import type { Message } from '@patchbay/contract/messages'

/** Calls for what others say while this is on screen, and never for what they have said before. */
export function useArrivals(
  _conversationId: string,
  _onArrival: (messages: readonly Message[]) => void,
): void {}
