import { markRead } from '@patchbay/contract/conversations'
import { useEffect } from 'react'
import { call } from '../../platform/api.ts'

export function useReading(conversationId: string, seenSeq: number | undefined): void {
  useEffect(() => {
    if (seenSeq === undefined) return
    void call(markRead, { params: { conversationId }, body: { seq: seenSeq } }).catch(() => {})
  }, [conversationId, seenSeq])
}
