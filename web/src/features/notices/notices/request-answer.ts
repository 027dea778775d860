import type { Notice } from '@patchbay/contract/notices/notices'
import { createContext, type ReactNode } from 'react'

export interface RequestAnswerProps {
  notice: Notice
  communityId: string
  /** Called when the pressed button disappears. */
  onAnswer: () => void
}

/**
 * The buttons that answer a membership request in its notice. The page provides them, because
 * communities use notices and not the other way round.
 */
export const RequestAnswer = createContext<(props: RequestAnswerProps) => ReactNode>(() => null)
