import type { Notice } from '@patchbay/contract/notices/notices'
import { createContext, useContext, type ReactNode } from 'react'

export interface RequestAnswerProps {
  notice: Notice
  communityId: string
  /** Called when the pressed button disappears. */
  onAnswer: () => void
}

/**
 * How the page answers a membership request in its notice. It is given from outside, because
 * communities use notices and not the other way round.
 */
export const AnswerRequests = createContext<(props: RequestAnswerProps) => ReactNode>(() => null)

export function RequestAnswer(props: RequestAnswerProps): ReactNode {
  return useContext(AnswerRequests)(props)
}
